import { dataOf, quoted, sendsInTurn } from '../../server/src/testing/fake-behaviours.ts';
import { type FakeProvider, startFakeProvider } from '../../server/src/testing/fake-provider.ts';
import { startOnFreePort } from './own-portal.fixture';
import { test as base, expect } from './portal.fixture';

const START_MS = 120_000;

/** A portal of its own with a played provider, for one worker. */
interface ProviderPortal {
  url: string;
  fake: FakeProvider;
}

/** A provider that writes an honest answer, a block whenever the test says so. */
export interface Writing {
  /** The words of each block without their citations, once the provider was asked. */
  blocks(): string[];
  /** Lets the provider send its next block; after the last one, end its answer. */
  goOn(): void;
}

/** Makes a provider write two paragraphs in turn. */
export function writeInTurn({ fake }: ProviderPortal): Writing {
  const turns = [0, 1, 2].map(() => Promise.withResolvers<void>());
  const blocksOf = (call = fake.calls.at(-1)) =>
    call === undefined ? [] : dataOf(call).sections.slice(0, 2).map(quoted);
  let next = 0;
  fake.behave(
    sendsInTurn(
      (call) => blocksOf(call).map((block) => `${block}\n\n`),
      async (place) => turns[place]?.promise,
    ),
  );
  return {
    blocks: () => blocksOf().map((block) => block.replace(/ \[\d+\]\.$/, '')),
    goOn() {
      turns[next]?.resolve();
      next += 1;
    },
  };
}

/** A test against a portal whose answers a played provider writes. */
export const test = base.extend<{ baseURL: string }, { portal: ProviderPortal }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first parameter as a pattern
    async ({}, use) => {
      const fake = await startFakeProvider();
      const portal = await startOnFreePort({
        OPENAI_API_KEY: 'sk-journey',
        OPENAI_BASE_URL: fake.url,
      });
      await use({ url: portal.url, fake });
      await portal.kill('SIGTERM');
      await fake.close();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: async ({ portal }, use) => use(portal.url),
});

export { expect };
