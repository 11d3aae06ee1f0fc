import type { QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Api } from '../api/api';
import { LazyCode } from './lazy-code';
import type { PageMeta } from './page-meta';

/** What the address of a page says. */
export interface PageProps {
  /** The parameters in its path, by the names of its route. */
  params: Record<string, string | undefined>;
  /** Its query, with the question mark; empty without one. */
  search: string;
}

/** Code that a page needs at one of its addresses and at no other. */
export interface PagePart<Code = unknown> {
  /** Name of its chunk in the build, from that of its file. */
  chunk: string;
  lazy: LazyCode<Code>;
}

/** One screen of the portal. */
export interface PageModule {
  Page: ComponentType<PageProps>;
  /** Fetches what the page reads, and says what its head holds. */
  load: (api: Api, params: PageProps['params']) => Promise<PageMeta>;
  /**
   * Of what was read, what travels with the document; everything where it is left out. The browser
   * fetches the rest itself, beside the code, while the page can be read already.
   */
  sent?: readonly QueryKey[];
  /** The code that only an address with these parameters needs. */
  partOf?: (params: PageProps['params']) => PagePart | undefined;
}

/** A screen whose code is fetched when it is first needed. */
export class LazyPage {
  readonly #lazy: LazyCode<PageModule>;

  constructor(importModule: () => Promise<PageModule>) {
    this.#lazy = new LazyCode(importModule);
  }

  /** The code when all that an address needs is there already. */
  moduleFor(params: PageProps['params']): PageModule | undefined {
    const module = this.#lazy.code;
    const part = module?.partOf?.(params);
    return part === undefined || part.lazy.code !== undefined ? module : undefined;
  }

  /** Fetches the code that an address needs. */
  async fetch(params: PageProps['params']): Promise<PageModule> {
    const module = await this.#lazy.fetch();
    await module.partOf?.(params)?.lazy.fetch();
    return module;
  }

  /**
   * The code for a visitor who is on the way to the page. Where it cannot be had, as after a new
   * build, the page is loaded from the server, whose address it has already.
   */
  enter(params: PageProps['params']): Promise<PageModule> {
    return this.fetch(params).catch(() => {
      window.location.reload();
      return new Promise<never>(() => {});
    });
  }
}
