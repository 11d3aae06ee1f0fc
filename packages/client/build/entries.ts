import { fileURLToPath } from 'node:url';

/** The root of this package, and of the repository around it. */
export const PACKAGE_ROOT = fileURLToPath(new URL('..', import.meta.url));
export const REPOSITORY_ROOT = fileURLToPath(new URL('../../..', import.meta.url));
export const DIST = fileURLToPath(new URL('../dist', import.meta.url));

/** The modules that partners import; package.json exports each. */
export const ENTRIES = ['portal-client', 'use-ask', 'embed-portal', 'link-glossary'] as const;

/** What a partner installs with the package, and so may be referred to. */
export const EXTERNAL = /^(?:@trpc\/(?:client|server)(?:\/.+)?|react)$/;
