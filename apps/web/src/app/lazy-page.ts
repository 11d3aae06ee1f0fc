import type { QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Api } from '../api/api';
import type { PageMeta } from './page-meta';

/** What the address of a page says. */
export interface PageProps {
  /** The parameters in its path, by the names of its route. */
  params: Record<string, string | undefined>;
  /** Its query, with the question mark; empty without one. */
  search: string;
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
}

/** A screen whose code is fetched when it is first needed. */
export class LazyPage {
  readonly #import: () => Promise<PageModule>;
  #fetching: Promise<PageModule> | undefined;
  #entering: Promise<PageModule> | undefined;
  #module: PageModule | undefined;

  constructor(importModule: () => Promise<PageModule>) {
    this.#import = importModule;
  }

  /** The code when it is there already. */
  get module(): PageModule | undefined {
    return this.#module;
  }

  /** Fetches the code once; what failed is fetched again the next time. */
  fetch(): Promise<PageModule> {
    if (this.#module !== undefined) return Promise.resolve(this.#module);
    this.#fetching ??= this.#import().then(
      (module) => {
        this.#module = module;
        return module;
      },
      (error) => {
        this.#fetching = undefined;
        throw error;
      },
    );
    return this.#fetching;
  }

  /**
   * The code for a visitor who is on the way to the page. Where it cannot be had, as after a new
   * build, the page is loaded from the server, whose address it has already.
   */
  enter(): Promise<PageModule> {
    this.#entering ??= this.fetch().catch(() => {
      window.location.reload();
      return new Promise<never>(() => {});
    });
    return this.#entering;
  }
}
