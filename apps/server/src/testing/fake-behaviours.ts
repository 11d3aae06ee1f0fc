import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Behaviour, FakeCall } from './fake-provider.ts';

const SSE = { 'content-type': 'text/event-stream' };
const JSON_TYPE = { 'content-type': 'application/json' };
const BEAT_MS = 500;

function chunk(content: unknown, finish: string | null = null): string {
  const choices = [{ index: 0, delta: { content }, finish_reason: finish }];
  return `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', choices })}\n\n`;
}

function completion(content: unknown, finish = 'stop'): string {
  const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish }];
  return JSON.stringify({ id: 'x', object: 'chat.completion', choices });
}

function sendError(response: ServerResponse, status: number, headers = {}): void {
  const error = { message: `secret detail of status ${status}`, type: 'error', code: 'x' };
  response.writeHead(status, { ...JSON_TYPE, ...headers }).end(JSON.stringify({ error }));
}

/** Sends a text as a provider would: in small pieces, or whole where no stream was asked for. */
export function says(text: string, finish = 'stop'): Behaviour {
  return ({ body }, response) => {
    if (!body.stream) {
      response.writeHead(200, JSON_TYPE).end(completion(text, finish));
      return;
    }
    response.writeHead(200, SSE);
    const size = Math.max(7, Math.ceil(text.length / 300));
    for (let at = 0; at < text.length; at += size) response.write(chunk(text.slice(at, at + size)));
    response.end(`${chunk('', finish)}data: [DONE]\n\n`);
  };
}

/** Sends pieces with pauses between them, and then goes on as it is told. */
export function drips(pieces: readonly string[], pauseMs: number, then: Behaviour): Behaviour {
  return async (call, response) => {
    response.writeHead(200, SSE);
    for (const piece of pieces) {
      response.write(chunk(piece));
      await wait(pauseMs);
    }
    await then(call, response);
  };
}

/** Waits, with an empty piece now and again so that nobody takes it for silence. */
async function beatsUntil(happened: Promise<unknown>, response: ServerResponse): Promise<void> {
  const beat = setInterval(() => response.write(chunk('')), BEAT_MS);
  response.once('close', () => clearInterval(beat));
  await happened;
  clearInterval(beat);
}

/** Sends each piece when its turn has come, and ends when that of the one after the last has. */
export function sendsInTurn(
  pieces: (call: FakeCall) => readonly string[],
  turn: (place: number) => Promise<unknown>,
): Behaviour {
  return async (call, response) => {
    const [first = '', ...others] = pieces(call);
    await turn(0);
    response.writeHead(200, SSE).write(chunk(first));
    for (const [before, piece] of others.entries()) {
      await beatsUntil(turn(before + 1), response);
      response.write(chunk(piece));
    }
    await beatsUntil(turn(others.length + 1), response);
    response.end(`${chunk('', 'stop')}data: [DONE]\n\n`);
  };
}

/** Ends a text as a provider does, once something has happened. */
export function finishesAfter(happened: Promise<unknown>): Behaviour {
  return async (_call, response) => {
    await happened;
    response.end(`${chunk('', 'stop')}data: [DONE]\n\n`);
  };
}

/** Answers with an error status and a body that no visitor may see. */
export function refuses(status: number, headers: Record<string, string> = {}): Behaviour {
  return (_call, response) => sendError(response, status, headers);
}

/** Refuses a parameter until it is left out, as models do that know another name for it. */
export function refusesParameter(name: string, then: Behaviour): Behaviour {
  return (call, response) => {
    if (!(name in call.body)) return then(call, response);
    const error = { message: `Unsupported parameter: '${name}'`, param: name, code: 'unsupported' };
    response.writeHead(400, JSON_TYPE).end(JSON.stringify({ error }));
  };
}

export const hangsUp: Behaviour = (_call, response) => {
  response.destroy();
};

/** Never answers; the request stays open until the client leaves. */
export const hangs: Behaviour = () => {};

/** Sends its headers, then a comment now and again for ever, which keeps any byte timer busy. */
export const dripsBytes: Behaviour = async ({ body }, response) => {
  response.writeHead(200, body.stream ? SSE : JSON_TYPE);
  while (!response.destroyed) {
    response.write(body.stream ? ': ping\n' : ' ');
    await wait(20);
  }
};

/** Begins well and falls silent. */
export const stalls: Behaviour = ({ body }, response) => {
  response.writeHead(200, body.stream ? SSE : JSON_TYPE);
  response.write(body.stream ? chunk('A quorum is ') : '{"choices": [');
};

/** Begins well and ends without saying so, the connection closed in good order. */
export const cutsOff: Behaviour = ({ body }, response) => {
  response.writeHead(200, body.stream ? SSE : JSON_TYPE);
  response.end(body.stream ? chunk('A quorum is ') : '{"choices": [');
};

/** Begins well and breaks the connection. */
export const breaksOff: Behaviour = async ({ body }, response) => {
  response.writeHead(200, body.stream ? SSE : JSON_TYPE);
  response.write(body.stream ? chunk('A quorum is ') : '{"choices": [');
  await wait(20);
  response.destroy();
};

function sendsShape(call: FakeCall, response: ServerResponse, streamed: string, whole: string) {
  response.writeHead(200, call.body.stream ? SSE : JSON_TYPE);
  response.end(call.body.stream ? `${streamed}data: [DONE]\n\n` : whole);
}

export const emptyChoices: Behaviour = (call, response) =>
  sendsShape(call, response, 'data: {"choices": []}\n\n', '{"choices": []}');

export const nullContent: Behaviour = (call, response) =>
  sendsShape(call, response, chunk(null, 'stop'), completion(null));

export const strangeShape: Behaviour = (call, response) =>
  sendsShape(call, response, 'data: {"choices": [{"delta": {"content": {"a": 1}}}]}\n\n', '[1]');

export const brokenJson: Behaviour = (call, response) =>
  sendsShape(call, response, 'data: {"choices": [\n\n', '{"choices": [');

export const errorInStream: Behaviour = (call, response) =>
  sendsShape(call, response, 'data: {"error": {"message": "overloaded"}}\n\n', '{"error": {}}');

export const htmlPage: Behaviour = (_call, response) => {
  response
    .writeHead(200, { 'content-type': 'text/html' })
    .end('<!doctype html><script>alert(1)</script><h1>Bad gateway</h1>');
};

/** Sends the whole text at once, also where a stream was asked for. */
export const ignoresStream: Behaviour = (_call, response) => {
  response.writeHead(200, JSON_TYPE).end(completion('A quorum is needed. [1]'));
};

/** Megabytes without end. */
export const hugeOutput: Behaviour = async ({ body }, response) => {
  response.writeHead(200, body.stream ? SSE : JSON_TYPE);
  if (!body.stream) response.write('{"choices": [{"message": {"content": "');
  const piece = 'All work and no play. '.repeat(3_000);
  while (!response.destroyed) {
    response.write(body.stream ? chunk(piece) : piece);
    await wait(1);
  }
};

/** A section as the prompt shows it. */
export interface ShownSection {
  number: number;
  topic: string;
  heading: string;
  text: string;
}

/** What a prompt carries as quoted data. */
export function dataOf(call: FakeCall) {
  const data = JSON.parse(call.body.messages[1]?.content ?? '{}');
  return data as {
    sections: ShownSection[];
    conversation: { question: string; answer: string }[];
    question: string;
    title?: string;
  };
}

/** Writes an answer from what the prompt shows. */
export function writes(compose: (sections: ShownSection[]) => string): Behaviour {
  return (call, response) => says(compose(dataOf(call).sections))(call, response);
}

/** The first sentence of a section with its citation: an answer that every check lets through. */
export function quoted({ number, text }: ShownSection): string {
  const sentence = text.replace(/^- /, '').split(/(?<=[a-z]{3}\.)\s/)[0] ?? '';
  return `${sentence.replace(/\.$/, '')} [${number}].`;
}

/** An honest model: a paragraph from each section. */
export const quotesSections: Behaviour = writes((sections) => sections.map(quoted).join('\n\n'));
