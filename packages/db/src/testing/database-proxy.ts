import { once } from 'node:events';
import { createServer, type Server, Socket } from 'node:net';

/** How a proxy treats what passes through it. */
export type ProxyMode =
  | 'pass'
  /** Connections are reset and none is taken, as when the server was killed. */
  | 'cut'
  /** Connections stay open and nothing passes, as when the server was stopped or a cable pulled. */
  | 'frozen'
  /** Everything passes, each piece `SLOW_MS` late. */
  | 'slow';

const SLOW_MS = 700;

/** Stands in front of a real server and fails in every way that a network and a server can. */
export class DatabaseProxy {
  readonly #target: URL;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #mode: ProxyMode = 'pass';
  #held: Array<() => void> = [];

  private constructor(target: URL) {
    this.#target = target;
    this.#server = createServer((socket) => this.#accept(socket));
  }

  /** Listens on a free port in front of the server of a URL. */
  static async open(url: string): Promise<DatabaseProxy> {
    const proxy = new DatabaseProxy(new URL(url));
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  /** The URL that leads through the proxy. */
  get url(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('the proxy is closed');
    const url = new URL(this.#target);
    url.host = `127.0.0.1:${address.port}`;
    return url.href;
  }

  set mode(mode: ProxyMode) {
    this.#mode = mode;
    if (mode === 'cut') for (const socket of this.#sockets) socket.resetAndDestroy();
    if (mode === 'pass') for (const send of this.#held.splice(0)) send();
  }

  async close(): Promise<void> {
    this.mode = 'cut';
    this.#server.close();
    await once(this.#server, 'close');
  }

  #accept(visitor: Socket): void {
    this.#track(visitor);
    if (this.#mode === 'cut') {
      visitor.resetAndDestroy();
      return;
    }
    const target = new Socket();
    this.#track(target);
    target.connect(Number(this.#target.port || 5432), this.#target.hostname);
    this.#relay(visitor, target);
    this.#relay(target, visitor);
  }

  #relay(from: Socket, to: Socket): void {
    from.on('data', (piece) => this.#pass(() => to.writable && to.write(piece)));
    from.on('close', () => this.#pass(() => to.destroy()));
  }

  #pass(send: () => void): void {
    if (this.#mode === 'frozen') this.#held.push(send);
    else if (this.#mode === 'slow') setTimeout(send, SLOW_MS);
    else send();
  }

  #track(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => this.#sockets.delete(socket));
  }
}
