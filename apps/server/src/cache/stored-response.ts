import { compressBody, type Form, isCompressible } from './compress-body.ts';
import { bodyTag, heldTag } from './entity-tag.ts';

/** The forms in which a body is kept. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A finished response before it is compressed. */
export interface ResponseContent {
  status: number;
  /** Content type, with its charset. */
  type: string;
  body: Buffer;
  cacheControl: string;
  /** true for a response that is sent to those who wait for it and then not kept. */
  isTransient?: boolean;
  /** Further headers of every response with this body, as names and values in turn. */
  headers: readonly string[];
  /** Request headers that change the response, besides Accept-Encoding. */
  vary?: readonly string[];
}

/** The response in one form, ready to be written. */
export interface ResponseForm {
  body: Buffer;
  headers: readonly string[];
}

const FIRST_FORM = { br: 'br-quick', gzip: 'gzip' } as const;
/** Bytes that differ have tags that differ; short, since a poll is mostly headers. */
const TAG_SUFFIX: Record<Form, string> = { 'br-quick': '-q', br: '-b', gzip: '-g' };

/**
 * A finished response, compressed once per encoding. The forms have tags of their own, made from
 * one hash of the plain body, so that a client that holds any of them is answered with 304.
 */
export class StoredResponse {
  readonly status: number;
  readonly isTransient: boolean;
  readonly body: Buffer;
  readonly #tag: string;
  readonly #content: ResponseContent;
  readonly #isCompressible: boolean;
  readonly #vary: string;
  readonly #plain: ResponseForm;
  /** By the header with which a browser that holds one form asks again. */
  readonly #notModified = new Map<string, readonly string[]>();
  readonly #forms: Partial<Record<'br' | 'gzip', ResponseForm>> = {};
  #improving: Promise<unknown> | undefined;
  readonly #pending: Partial<Record<'br' | 'gzip', Promise<ResponseForm>>> = {};

  constructor(content: ResponseContent) {
    this.status = content.status;
    this.isTransient = content.isTransient ?? content.status !== 200;
    this.body = content.body;
    this.#content = content;
    this.#tag = bodyTag(content.body);
    this.#isCompressible = isCompressible(content.type, content.body.length);
    const vary = [...(this.#isCompressible ? ['accept-encoding'] : []), ...(content.vary ?? [])];
    this.#vary = vary.join(', ');
    this.#plain = this.#form('identity', content.body, this.#tag);
  }

  /** The form for an encoding when it is there already. */
  ready(encoding: Encoding): ResponseForm | undefined {
    if (encoding === 'identity' || !this.#isCompressible) return this.#plain;
    return this.#forms[encoding];
  }

  /** The form for an encoding, compressed now unless that is done or under way. */
  prepare(encoding: Encoding): Promise<ResponseForm> {
    if (encoding === 'identity' || !this.#isCompressible) return Promise.resolve(this.#plain);
    this.#pending[encoding] ??= this.#compress(encoding, FIRST_FORM[encoding]);
    return this.#pending[encoding];
  }

  /** Whether somebody was sent the quick form, and nothing is under way to make it smaller. */
  get isWorthImproving(): boolean {
    return this.#pending.br !== undefined && this.#improving === undefined;
  }

  /**
   * Compresses as small as it gets, once, for a response that will be sent often.
   *
   * @param before what is to be over when it begins
   */
  improve(before: Promise<unknown>): Promise<unknown> {
    this.#improving ??= this.#isCompressible
      ? before.then(() => this.#compress('br', 'br'))
      : Promise.resolve();
    return this.#improving;
  }

  /** The same response with another body. */
  withBody(body: Buffer): StoredResponse {
    return new StoredResponse({ ...this.#content, body });
  }

  /**
   * The headers that tell a client that what it holds is still good, from its If-None-Match
   * header; undefined when it holds something else.
   */
  notModifiedHeaders(ifNoneMatch: string): readonly string[] | undefined {
    const known = this.#notModified.get(ifNoneMatch);
    if (known !== undefined || this.status !== 200) return known;
    const held = heldTag(ifNoneMatch, this.#tag);
    return held === undefined ? undefined : this.#headersOfHeld(held);
  }

  async #compress(encoding: 'br' | 'gzip', form: Form): Promise<ResponseForm> {
    const body = await compressBody(form, this.body);
    const smaller = body.length < this.body.length;
    const made = smaller ? this.#form(encoding, body, this.#tag + TAG_SUFFIX[form]) : this.#plain;
    // The best form may have been ready first; the quick one never replaces it.
    if (form !== 'br-quick' || this.#forms.br === undefined) this.#forms[encoding] = made;
    return made;
  }

  #headersOfHeld(tag: string): string[] {
    return ['etag', `"${tag}"`, ...this.#validityHeaders()];
  }

  #validityHeaders(): string[] {
    const vary = this.#vary === '' ? [] : ['vary', this.#vary];
    return ['cache-control', this.#content.cacheControl, ...vary];
  }

  #form(encoding: Encoding, body: Buffer, tag: string): ResponseForm {
    if (this.status === 200) this.#notModified.set(`"${tag}"`, this.#headersOfHeld(tag));
    return {
      body,
      headers: [
        'content-type',
        this.#content.type,
        'content-length',
        String(body.length),
        ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
        ...(this.status === 200 ? ['etag', `"${tag}"`] : []),
        ...this.#validityHeaders(),
        ...this.#content.headers,
      ],
    };
  }
}
