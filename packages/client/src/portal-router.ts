import type { AppRouter } from '@hoa/server/app-router';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';

/** The type of the portal's router: every procedure with its input and output. */
export type { AppRouter };

/** What each procedure takes: `RouterInputs['search']['query']`. */
export type RouterInputs = inferRouterInputs<AppRouter>;
/** What each procedure gives: `RouterOutputs['topics']['bySlug']`. */
export type RouterOutputs = inferRouterOutputs<AppRouter>;

export type Category = RouterOutputs['categories']['bySlug'];
export type Topic = RouterOutputs['topics']['bySlug'];
export type RelatedTopic = RouterOutputs['topics']['related'][number];
export type Answer = RouterOutputs['ask']['answer'];
export type Citation = Answer['sources'][number];
/** The parts of an answer as they come: the library's, blocks while a provider writes, the last. */
export type StreamedAnswer = RouterOutputs['ask']['stream'];
export type SearchResult = RouterOutputs['search']['query'];
export type QuestionRequest = RouterInputs['ask']['answer'];
export type GlossaryTerm = SearchResult['terms'][number];
