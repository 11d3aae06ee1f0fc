import { PortalError } from '@hoa/core/errors';
import type { AskEvent } from '@hoa/core/schemas/ask-event';
import type { Services } from '../services/services.ts';
import type { Metrics } from './metrics.ts';

/** The services with what they do counted. They know nothing of it. */
export function observeServices(services: Services, metrics: Metrics): Services {
  const { ask, content, feedback } = services;

  async function counted<Result>(what: string, work: Promise<Result>): Promise<Result> {
    try {
      return await work;
    } catch (error) {
      const code = error instanceof PortalError ? error.code : 'internal';
      metrics.refusals.inc({ what, code });
      throw error;
    }
  }

  async function* events(stream: AsyncIterable<AskEvent>): AsyncGenerator<AskEvent> {
    for await (const event of stream) {
      if (event.type === 'answer') {
        const { mode, status } = event.answer;
        metrics.answers.inc({ mode, status });
      }
      yield event;
    }
  }

  return {
    ...services,
    ask: {
      ...ask,
      async answer(request) {
        const answer = await counted('ask', ask.answer(request));
        metrics.answers.inc({ mode: answer.mode, status: answer.status });
        return answer;
      },
      stream: async (request) => events(await counted('ask', ask.stream(request))),
    },
    content: {
      ...content,
      async generate(request) {
        const generated = await counted('generate', content.generate(request));
        metrics.generated.inc({ origin: generated.aiGenerated === 1 ? 'ai' : 'stored' });
        return generated;
      },
    },
    feedback: { give: (request) => counted('feedback', feedback.give(request)) },
  };
}
