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
/** Spans kept while the collector is away; later ones are dropped, requests never wait. */
const MAX_WAITING = 2_000;
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
  #waiting: Span[] = [];

  constructor(deps: { endpoint: string; serviceName: string; onError: (error: unknown) => void }) {
    this.#url = `${deps.endpoint.replace(/\/$/, '')}/v1/traces`;
    this.#serviceName = deps.serviceName;
    this.#onError = deps.onError;
    this.#timer = setInterval(() => this.flush(), FLUSH_MS);
    this.#timer.unref();
  }

  add(span: Span): void {
    if (this.#waiting.length < MAX_WAITING) this.#waiting.push(span);
  }

  /** Sends what is waiting; what the collector does not take is dropped. */
  async flush(): Promise<void> {
    if (this.#waiting.length === 0) return;
    const spans = this.#waiting.splice(0).map(otlpSpan);
    const resource = { attributes: keyValues({ 'service.name': this.#serviceName }) };
    const scopeSpans = [{ scope: { name: 'hoa-portal' }, spans }];
    try {
      const response = await fetch(this.#url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ resourceSpans: [{ resource, scopeSpans }] }),
        signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (!response.ok) this.#onError(new Error(`the collector answered ${response.status}`));
    } catch (error) {
      this.#onError(error);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }
}
