/** A piece of work as OTLP writes it in JSON (opentelemetry-proto, trace/v1). */
export interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  startMs: number;
  endMs: number;
  attributes: Readonly<Record<string, string | number>>;
  failed: boolean;
}

const FLUSH_MS = 5_000;
const SEND_TIMEOUT_MS = 5_000;
/** A stop has ten seconds, most of them for answers under way. */
const STOP_TIMEOUT_MS = 1_000;
/** Spans that wait to be sent; later ones are dropped, requests never wait. */
const WAITING_MAX = 2_000;
const SERVER_KIND = 2;
const STATUS_ERROR = 2;

const nanoseconds = (ms: number) => `${BigInt(Math.round(ms * 1_000)) * 1_000n}`;

const keyValues = (attributes: Span['attributes']) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));

function otlpSpan({ startMs, endMs, attributes, failed, ...span }: Span) {
  return {
    ...span,
    kind: SERVER_KIND,
    startTimeUnixNano: nanoseconds(startMs),
    endTimeUnixNano: nanoseconds(endMs),
    attributes: keyValues(attributes),
    status: failed ? { code: STATUS_ERROR } : {},
  };
}

/** Sends spans to an OpenTelemetry collector, some seconds late and several at a time. */
export class TraceExporter {
  readonly #url: string;
  readonly #serviceName: string;
  readonly #onError: (error: unknown) => void;
  readonly #timer: NodeJS.Timeout;
  readonly #stop = new AbortController();
  #waiting: Span[] = [];
  #dropped = 0;
  #sending: Promise<void> | null = null;

  constructor(deps: { endpoint: string; serviceName: string; onError: (error: unknown) => void }) {
    this.#url = `${deps.endpoint.replace(/\/$/, '')}/v1/traces`;
    this.#serviceName = deps.serviceName;
    this.#onError = deps.onError;
    this.#timer = setInterval(() => this.#flush(), FLUSH_MS);
    this.#timer.unref();
  }

  add(span: Span): void {
    if (this.#waiting.length < WAITING_MAX) this.#waiting.push(span);
    else this.#dropped += 1;
  }

  /** Sends what still waits, and gives up on a collector that takes longer than a second. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    const deadline = setTimeout(() => this.#stop.abort(), STOP_TIMEOUT_MS);
    await this.#sending;
    await this.#flush();
    clearTimeout(deadline);
  }

  /** Sends what waits, one batch at a time; what the collector does not take is dropped. */
  async #flush(): Promise<void> {
    if (this.#waiting.length === 0 || this.#sending !== null) return;
    this.#sending = this.#send(this.#waiting.splice(0)).catch(this.#onError);
    await this.#sending;
    this.#sending = null;
    if (this.#dropped > 0) this.#onError(new Error(`${this.#dropped} found no room to wait`));
    this.#dropped = 0;
  }

  async #send(spans: readonly Span[]): Promise<void> {
    const resource = { attributes: keyValues({ 'service.name': this.#serviceName }) };
    const scopeSpans = [{ scope: { name: 'hoa-portal' }, spans: spans.map(otlpSpan) }];
    const response = await fetch(this.#url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ resourceSpans: [{ resource, scopeSpans }] }),
      signal: AbortSignal.any([this.#stop.signal, AbortSignal.timeout(SEND_TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the collector answered ${response.status}`);
  }
}
