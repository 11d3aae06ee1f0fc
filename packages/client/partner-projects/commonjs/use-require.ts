// A partner's program of CommonJS: its compiler writes require() for each import.
import { createPortalClient, PortalClientError, type Topic } from '@hoa/client';
import { embedTag } from '@hoa/client/embed';

declare const process: {
  env: Record<string, string | undefined>;
  stdout: { write(text: string): void };
};

const baseUrl = process.env.PORTAL_URL ?? '';
const portal = createPortalClient({ baseUrl });

async function main(): Promise<void> {
  const topic: Topic = await portal.topics.bySlug.query({ slug: 'reserve-funds' });
  const refused = await portal.ask.answer
    .mutate({ question: ' ' })
    .catch((error: unknown) => error);
  const fields = refused instanceof PortalClientError ? refused.fields : [];
  const isTag = embedTag({ baseUrl }).startsWith('<script');
  process.stdout.write(JSON.stringify({ title: topic.title, fields, isTag }));
}

void main();
