import type { AskedByForm, GuideByForm, LetterByForm } from '@hoa/core/rendering/page-renderer';
import type { AnswerMode } from '@hoa/core/schemas/answer';
import {
  type DehydratedState,
  dehydrate,
  hashKey,
  hydrate,
  type QueryClient,
  type QueryKey,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import { TEXT_CLASS } from '../components/text-class';

/** The element that carries the dehydrated queries from the server to the browser. */
export const STATE_ELEMENT_ID = 'portal-state';

/** Stands for "when the page was made": the same in every process and each time it is made. */
const RENDERED_AT = 1;

type QueryState = DehydratedState['queries'][number]['state'];

/** The state of a query that was answered once, without its data. Only what differs travels. */
const ANSWERED: Omit<QueryState, 'data'> = {
  dataUpdateCount: 1,
  dataUpdatedAt: RENDERED_AT,
  error: null,
  errorUpdateCount: 0,
  errorUpdatedAt: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  isInvalidated: false,
  status: 'success',
  fetchStatus: 'idle',
};

/** What a page read, as it travels from the server to the browser. */
export interface PageState {
  queries: { queryKey: QueryKey; state: Partial<QueryState> }[];
}

/** The moments of reading are left out. */
const timeOf = (updatedAt: number) => (updatedAt === 0 ? 0 : RENDERED_AT);

function differences({ data, ...state }: QueryState): Partial<QueryState> {
  const { dataUpdatedAt, errorUpdatedAt } = state;
  const timeless = {
    ...state,
    dataUpdatedAt: timeOf(dataUpdatedAt),
    errorUpdatedAt: timeOf(errorUpdatedAt),
  };
  const usual: Record<string, unknown> = ANSWERED;
  const differing = Object.entries(timeless).filter(([name, value]) => value !== usual[name]);
  return { data, ...Object.fromEntries(differing) };
}

/**
 * What a rendered page read, for the browser to begin with. The same page made again, or by another
 * process, is the same bytes under the same validator.
 *
 * @param sent keys of the queries that travel; all of them where it is left out
 */
export function dehydrateQueries(queryClient: QueryClient, sent?: readonly QueryKey[]): PageState {
  const sentHashes = sent && new Set(sent.map(hashKey));
  const { queries } = dehydrate(queryClient, {
    // A failed query travels too: the browser shows the same card and asks again only later.
    shouldDehydrateQuery: ({ queryHash, state: { status } }) =>
      status !== 'pending' && (sentHashes?.has(queryHash) ?? true),
  });
  return {
    queries: queries.map(({ queryKey, state }) => ({ queryKey, state: differences(state) })),
  };
}

/** Lets the browser begin with what {@link dehydrateQueries} made of a page. */
export function hydrateQueries(queryClient: QueryClient, { queries }: PageState): void {
  hydrate(queryClient, {
    mutations: [],
    queries: queries.map(({ queryKey, state }) => ({
      queryKey,
      queryHash: hashKey(queryKey),
      dehydratedAt: RENDERED_AT,
      state: { data: undefined, ...ANSWERED, ...state },
    })),
  });
}

const TEXT_BEGINS = `<div class="${TEXT_CLASS}">`;
/** A text as long as this is looked for in the page; one that is shorter hardly counts. */
const LONG_CHARS = 500;

/** Stands for a text that the page shows, by its place among them. */
interface ShownText {
  shownText: number;
}

/**
 * For `JSON.stringify`: leaves out of a page's state the texts that the page shows. They would travel
 * twice, once with the quotes of JSON, by which compression does not know them again.
 *
 * @param body the page's markup
 */
export function leaveOutShown(body: string): (key: string, value: unknown) => unknown {
  return (_key, value) => {
    if (typeof value !== 'string' || value.length < LONG_CHARS) return value;
    const at = body.indexOf(`${TEXT_BEGINS}${value}</div>`);
    if (at < 0) return value;
    return { shownText: body.slice(0, at).split(TEXT_BEGINS).length - 1 } satisfies ShownText;
  };
}

function isShownText(value: unknown): value is ShownText {
  return typeof value === 'object' && value !== null && 'shownText' in value;
}

/** For `JSON.parse`, before anything in the page is changed: puts back what was left out. */
export function putBackShown(page: ParentNode): (key: string, value: unknown) => unknown {
  const texts = page.querySelectorAll(`.${TEXT_CLASS}`);
  return (_key, value) => (isShownText(value) ? texts[value.shownText]?.innerHTML : value);
}

/** The keys under which the server puts what it tells a page among the queries that travel with it. */
export const BRAND_KEY = ['brand'] as const;
export const ANSWER_MODE_KEY = ['answer-mode'] as const;
export const ASKED_BY_FORM_KEY = ['asked-by-form'] as const;
export const LETTER_BY_FORM_KEY = ['letter-by-form'] as const;
export const GUIDE_BY_FORM_KEY = ['guide-by-form'] as const;

/** Whether a provider composes answers here; the library alone does where nothing was said. */
export function useAnswerMode(): AnswerMode {
  return useQueryClient().getQueryData<AnswerMode>(ANSWER_MODE_KEY) ?? 'library';
}

/** What came of a plain form, read once: a query that nothing shows is forgotten after a while. */
function useByForm<ByForm>(key: QueryKey): ByForm | undefined {
  const queryClient = useQueryClient();
  const [byForm] = useState(() => queryClient.getQueryData<ByForm>(key));
  return byForm;
}

/**
 * The question that this page was asked as a plain form, with its answer or why there is none;
 * undefined on a page that was simply opened.
 */
export function useAskedByForm(): AskedByForm | undefined {
  return useByForm<AskedByForm>(ASKED_BY_FORM_KEY);
}

/** What was filled in on this page as a plain form; undefined on a page that was simply opened. */
export function useLetterByForm(): LetterByForm | undefined {
  return useByForm<LetterByForm>(LETTER_BY_FORM_KEY);
}

/** What a guide was answered as a plain form; undefined on a page that was simply opened. */
export function useGuideByForm(): GuideByForm | undefined {
  return useByForm<GuideByForm>(GUIDE_BY_FORM_KEY);
}
