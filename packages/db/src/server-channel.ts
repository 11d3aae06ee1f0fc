import { Socket } from 'node:net';
import { Client, escapeIdentifier } from 'pg';
import type { ChannelListener, Subscription } from './channel.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5_000;
/** A server that fell silent with the connection open is found out within this and the next. */
const HEARTBEAT_MS = 10_000;
const HEARTBEAT_TIMEOUT_MS = 5_000;

/** A connection of its own that listens on a channel, and comes back whenever it is lost. */
class ServerSubscription implements Subscription {
  readonly #url: string;
  readonly #channel: string;
  readonly #listener: ChannelListener;
  readonly #heartbeat: NodeJS.Timeout;
  #current: { client: Client; socket: Socket } | null = null;
  #retry: NodeJS.Timeout | undefined;
  #retryMs = FIRST_RETRY_MS;
  #isClosed = false;

  constructor(url: string, channel: string, listener: ChannelListener) {
    this.#url = url;
    this.#channel = channel;
    this.#listener = listener;
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS).unref();
  }

  /** Tries once; a failure is reported and tried again later. @returns whether it listens now */
  async connect(): Promise<boolean> {
    const socket = new Socket();
    const client = new Client({
      connectionString: this.#url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: HEARTBEAT_TIMEOUT_MS,
      stream: () => socket,
    });
    this.#current = { client, socket };
    client.on('error', (error) => this.#lose(client, error));
    client.on('end', () => this.#lose(client, new Error('The database ended the connection.')));
    client.on('notification', ({ payload = '' }) => this.#listener.onMessage(payload));
    try {
      await client.connect();
      await client.query(`listen ${escapeIdentifier(this.#channel)}`);
      this.#retryMs = FIRST_RETRY_MS;
      return true;
    } catch (error) {
      this.#lose(client, error instanceof Error ? error : new Error(String(error)));
      return false;
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#heartbeat);
    clearTimeout(this.#retry);
    this.#current?.socket.destroy();
  }

  #beat(): void {
    const { client } = this.#current ?? {};
    client?.query('select 1').catch((error) => this.#lose(client, error));
  }

  #lose(client: Client, error: Error): void {
    if (this.#isClosed || this.#current?.client !== client) return;
    this.#current.socket.destroy();
    this.#current = null;
    this.#listener.onError(error);
    this.#retry = setTimeout(() => this.#reconnect(), this.#retryMs).unref();
    this.#retryMs = Math.min(2 * this.#retryMs, LONGEST_RETRY_MS);
  }

  async #reconnect(): Promise<void> {
    if (await this.connect()) this.#listener.onGap();
  }
}

/**
 * Listens on a channel of a PostgreSQL server. Resolves after the first attempt to connect, and
 * keeps trying when that failed.
 */
export async function listenOnServer(
  url: string,
  channel: string,
  listener: ChannelListener,
): Promise<Subscription> {
  const subscription = new ServerSubscription(url, channel, listener);
  await subscription.connect();
  return subscription;
}
