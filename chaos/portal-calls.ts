import { waitUntil } from './portal-process.ts';
import { send } from './readers.ts';

/** What /api/ready says. */
export async function readiness(url: string): Promise<{ status: string; articles: number }> {
  return JSON.parse((await send(`${url}/api/ready`)).body);
}

export const untilReadySays = (url: string, status: 'ready' | 'degraded') =>
  waitUntil(async () => (await readiness(url)).status === status, `ready says ${status}`);

/** Asks a question. @returns the identifier that feedback names */
export async function ask(
  url: string,
  question = 'What is a quorum?',
  onSent?: () => void,
): Promise<string> {
  const body = { category: 'HOA', question };
  const answer = await send(`${url}/api/openai/ask`, { method: 'POST', body, onSent });
  if (answer.status !== 200) throw new Error(`ask: ${answer.status} ${answer.body}`);
  return JSON.parse(answer.body).answerId;
}

/** A visitor of their own each time, so that none reaches a limit. */
let visitors = 0;
const newVisitor = () => {
  visitors += 1;
  return `198.18.${Math.floor(visitors / 250) % 250}.${visitors % 250}`;
};

/** Says that an answer helped: the write that a visitor sees confirmed. */
export const giveFeedback = (url: string, answerId: string) =>
  send(`${url}/api/feedback`, {
    method: 'POST',
    body: { answerId, helpful: true },
    address: newVisitor(),
  });

/** Whether feedback on an answer is kept now. */
export const isRecorded = async (url: string, answerId: string): Promise<boolean> =>
  (await giveFeedback(url, answerId)).status === 200;

/** Asks a question and gives feedback on it, again until it is kept. @returns its identifier */
export async function confirmedAnswer(url: string): Promise<string> {
  const answerId = await ask(url);
  await waitUntil(() => isRecorded(url, answerId), 'feedback is kept');
  return answerId;
}

/** How many of the answers that were confirmed once the portal does not know any more. */
export async function countLost(url: string, answerIds: readonly string[]): Promise<number> {
  let lost = 0;
  for (const answerId of answerIds) {
    let status = 503;
    await waitUntil(async () => {
      ({ status } = await giveFeedback(url, answerId));
      return status !== 503;
    }, 'feedback is taken');
    if (status !== 200) lost += 1;
  }
  return lost;
}
