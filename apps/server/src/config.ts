import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { DatabaseLocation } from '@hoa/db/open-database';
import { z } from 'zod';

/** Where the built web application lies unless WEB_DIST says otherwise. */
const DEFAULT_WEB_DIST = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** The pictures of the pages as they are before a build copies them beside its own files. */
export const UNBUILT_PICTURES = fileURLToPath(
  new URL('../../web/public/illustrations', import.meta.url),
);

/** Whether a text is scheme and host, with a port perhaps and nothing else. */
const isOrigin = (text: string): boolean =>
  /^https?:\/\/[^/?#@*\s]+$/.test(text) && URL.canParse(text);

/** An origin, all hosts beneath one as frame-ancestors writes them, or everybody. */
const isOriginPattern = (text: string): boolean =>
  text === '*' || isOrigin(text.replace('://*.', '://'));

const originList = z
  .string()
  .transform((text) => text.split(',').map((origin) => origin.trim()))
  .refine((origins) => origins.every(isOriginPattern), {
    message:
      "wants origins such as https://partner.example or https://*.partner.example by commas, or '*'",
  })
  // As browsers write theirs: in small letters, and without the port of the scheme.
  .transform((origins) => origins.map((text) => (text === '*' ? text : new URL(text).origin)));

const inRange = (number: number, from: number, to: number): boolean =>
  number >= from && number <= to;

/** An address or CIDR range, or one of the names of private ranges. */
function isProxyRange(range: string): boolean {
  if (/^(?:loopback|linklocal|uniquelocal)$/.test(range)) return true;
  const [address = '', bits, ...more] = range.split('/');
  const version = isIP(address);
  const bitsMax = version === 4 ? 32 : 128;
  // With 0 every visitor would be a proxy.
  const isMask =
    bits === undefined || (/^\d{1,3}$/.test(bits) && inRange(Number(bits), 1, bitsMax));
  return version !== 0 && isMask && more.length === 0;
}

const proxyList = z
  .string()
  .transform((text) => text.split(',').map((range) => range.trim()))
  .refine((ranges) => ranges.every(isProxyRange), {
    message: 'wants the addresses of your proxies, such as 10.0.0.0/8 or 192.168.1.5, by commas',
  });

/** The address of a service that is called with fetch. */
const serviceUrl = (example: string) =>
  z
    .url({ protocol: /^https?$/, message: `wants an address such as ${example}` })
    // fetch refuses these, and says them in the log.
    .refine((url) => !/^[^/]+\/\/[^/]*@/.test(url), 'wants no user and password in the address');

/** Digits alone: what else a number may be written as (' ', 1e3) is a slip here. */
const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `wants a whole number from ${from} to ${to}`)
    .transform(Number)
    .refine((number) => inRange(number, from, to), `wants a number from ${from} to ${to}`);

const PASSWORD_HINT = "in a password, '/' is written %2F, '#' %23, '?' %3F and '%' %25";

/** A socket's folder stands in the query, with no host: postgres://portal@/portal?host=/run */
const isDatabaseUrl = (text: string): boolean =>
  /^postgres(ql)?:\/\//.test(text) && URL.canParse(text.replace('@/', '@host/'));

const isRedisUrl = (text: string): boolean => /^rediss?:\/\//.test(text) && URL.canParse(text);

/** Shorter ones could be guessed. */
const REVIEW_TOKEN_MIN = 24;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, 'wants an origin such as https://hoa.example.org: no path, no / at the end')
    .optional(),
  BRAND_FILE: z.string().optional(),
  BRAND: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .string()
    .refine(isDatabaseUrl, `wants postgres://user:password@host:port/database; ${PASSWORD_HINT}`)
    .optional(),
  REDIS_URL: z
    .string()
    .refine(isRedisUrl, `wants redis://user:password@host:port; ${PASSWORD_HINT}`)
    .optional(),
  OPENAI_API_KEY: z
    .string()
    // A header takes no other, and every call would fail as if the provider had broken off.
    .regex(/^[!-~]+$/, 'wants the key alone, in plain letters: no blanks, no curly quotation marks')
    .optional(),
  OPENAI_BASE_URL: serviceUrl('http://localhost:11434/v1').optional(),
  OPENAI_MODEL: z.string().default('gpt-5.4-mini'),
  AI_DAILY_LIMIT: wholeNumber(0, 1_000_000).default(500),
  ASK_PER_MINUTE: wholeNumber(1, 10_000).default(20),
  TRUST_PROXY: proxyList.optional(),
  REVIEW_TOKEN: z
    .string()
    .min(REVIEW_TOKEN_MIN, `wants at least ${REVIEW_TOKEN_MIN} characters: openssl rand -hex 24`)
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: serviceUrl('http://collector:4318').optional(),
  OTEL_SERVICE_NAME: z.string().default('hoa-portal'),
  EMBED_ORIGINS: originList.default(['*']),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, `wants one of ${LOG_LEVELS.join(', ')}, in small letters`)
    .default('info'),
  WEB_DIST: z.string().default(DEFAULT_WEB_DIST),
});

/** The validated environment. No other file reads a variable that configures the server. */
export type Config = Omit<z.output<typeof environmentSchema>, 'PUBLIC_URL'> & {
  PUBLIC_URL: string;
};

/** An environment that the server cannot start with; the message names every bad variable. */
export class ConfigError extends Error {}

/**
 * Reads and validates the environment. An empty value counts as not set, as compose files write it,
 * and blanks around a value are none of it: a secret kept in a file ends with a line break.
 *
 * @throws ConfigError that lists every bad variable with what it wants
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const trimmed = Object.entries(environment).map(([name, value]) => [name, value?.trim()]);
  const given = Object.fromEntries(trimmed.filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`The environment is not valid:\n${lines.join('\n')}\nSee .env.example.`);
  }
  const config = parsed.data;
  if (config.BRAND !== undefined && config.BRAND_FILE !== undefined) {
    throw new ConfigError('BRAND and BRAND_FILE are both set. Set one of them. See .env.example.');
  }
  return { ...config, PUBLIC_URL: config.PUBLIC_URL ?? `http://localhost:${config.PORT}` };
}

/** Where the environment says that the database is. */
export function databaseLocation({ DATABASE_URL, DATA_DIR }: Config): DatabaseLocation {
  return DATABASE_URL === undefined ? { dataDir: DATA_DIR } : { url: DATABASE_URL };
}
