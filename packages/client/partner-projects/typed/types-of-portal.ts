// What a partner's compiler knows of the portal. Nothing here runs: it compiles or it does not.
import type {
  Answer,
  AppRouter,
  PortalClient,
  RouterInputs,
  RouterOutputs,
  StreamedAnswer,
  Topic,
} from '@hoa/client';

type Equal<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type IsAny<T> = 0 extends 1 & T ? true : false;
/** 'any' when a type is any, or holds one in a field, list or choice. */
type AnyWithin<T> =
  IsAny<T> extends true
    ? 'any'
    : T extends readonly (infer Item)[] | AsyncIterable<infer Item>
      ? AnyWithin<Item>
      : T extends object
        ? { [Key in keyof T]-?: AnyWithin<T[Key]> }[keyof T]
        : never;

declare function holds<_Claim extends true>(): void;

type Procedures = {
  [Router in keyof RouterInputs]: `${Router}.${keyof RouterInputs[Router] & string}`;
}[keyof RouterInputs];

/** The procedures that partners call: none is removed or renamed. */
type Released =
  | 'ask.answer'
  | 'ask.feedback'
  | 'ask.stream'
  | 'categories.bySlug'
  | 'categories.list'
  | 'categories.related'
  | 'content.bySlug'
  | 'content.generate'
  | 'glossary.define'
  | 'search.query'
  | 'topics.bySlug'
  | 'topics.byTerm'
  | 'topics.related'
  | 'topics.title';
holds<Equal<Exclude<Released, Procedures>, never>>();

holds<Equal<AnyWithin<RouterInputs>, never>>();
holds<Equal<AnyWithin<RouterOutputs>, never>>();
holds<Equal<IsAny<AppRouter>, false>>();
holds<Equal<IsAny<PortalClient>, false>>();

holds<Equal<RouterInputs['topics']['bySlug'], { slug: string }>>();
holds<Equal<RouterInputs['categories']['list'], void>>();
holds<Equal<RouterInputs['search']['query']['q'], string>>();
holds<Equal<RouterOutputs['topics']['title'], { title: string }>>();
holds<Equal<Answer['status'], 'answered' | 'partial' | 'not-covered'>>();
holds<Equal<Answer['sources'][number]['quote'], string>>();
holds<Equal<Topic['known'], boolean>>();
holds<Equal<NonNullable<Topic['content']>['aiGenerated'], 0 | 1>>();
holds<Equal<RouterInputs['topics']['related']['categoryId'], string | number>>();

type Part = StreamedAnswer extends AsyncIterable<infer Item> ? Item : never;
holds<Equal<Part['type'], 'library' | 'block' | 'answer'>>();

export async function whatDoesNotCompile(portal: PortalClient): Promise<void> {
  // @ts-expect-error a slug is text
  await portal.topics.bySlug.query({ slug: 5 });
  // @ts-expect-error a question is required
  await portal.ask.answer.mutate({ category: 'HOA' });
  // @ts-expect-error there is no such procedure
  await portal.topics.all.query();
  // @ts-expect-error a query is not mutated
  await portal.categories.list.mutate();
  const topic = await portal.topics.bySlug.query({ slug: 'liens' });
  // @ts-expect-error the content may be missing
  topic.content.content.length;
}
