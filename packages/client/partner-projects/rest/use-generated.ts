// A program on a client generated from /api/openapi.json by swagger-typescript-api.
import { type Answer, Api, type Topic } from './portal-client.ts';

declare const process: {
  env: Record<string, string | undefined>;
  stdout: { write(text: string): void };
};

const { api } = new Api({ baseUrl: process.env.PORTAL_URL ?? '' });

const topic: Topic = (await api.topicsBySlug('reserve-funds')).data;
const answer: Answer = (await api.askAnswer({ question: 'What is a quorum?' })).data;
const found = (await api.searchQuery({ q: 'quorum' })).data;
const refusal = await api.askAnswer({ question: ' ' }).then(
  () => null,
  ({ status, error }) => ({ status, code: error.code, fields: error.fields }),
);

process.stdout.write(
  JSON.stringify({
    title: topic.title,
    answer: answer.status,
    found: found.topics[0]?.slug,
    refusal,
  }),
);
