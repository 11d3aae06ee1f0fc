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

const ORIGIN = /^https?:\/\/[^/\s]+$/;

const originList = z
  .string()
  .transform((text) => text.split(',').map((origin) => origin.trim()))
  .refine((origins) => origins.every((origin) => origin === '*' || ORIGIN.test(origin)), {
    message: "wants origins such as https://partner.example separated by commas, or '*'",
  });

/** An address or CIDR range, or one of the names that Fastify knows ranges by. */
function isProxyRange(range: string): boolean {
  if (/^(?:loopback|linklocal|uniquelocal)$/.test(range)) return true;
  const [address = '', bits, ...more] = range.split('/');
  const version = isIP(address);
  const isMask =
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
  return version !== 0 && isMask && more.length === 0;
}

const proxyList = z
  .string()
  .transform((text) => text.split(',').map((range) => range.trim()))
  .refine((ranges) => ranges.every(isProxyRange), {
    message: 'wants the addresses of your proxies, such as 10.0.0.0/8 or 192.168.1.5, by commas',
  });

/** Shorter ones could be guessed. */
const REVIEW_TOKEN_MIN = 24;

const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: z
    .string()
    .regex(ORIGIN, 'wants an origin such as https://hoa.example.org, without a path')
    .optional(),
  BRAND_FILE: z.string().optional(),
  BRAND: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'wants postgres://user:password@host:port/database')
    .optional(),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'wants redis://user:password@host:port')
    .optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z
    .url({ protocol: /^https?$/, message: 'wants an address such as http://localhost:11434/v1' })
    .optional(),
  OPENAI_MODEL: z.string().default('gpt-5.4-mini'),
  AI_DAILY_LIMIT: z.coerce.number().int().min(0).max(1_000_000).default(500),
  ASK_PER_MINUTE: z.coerce.number().int().min(1).max(10_000).default(20),
  TRUST_PROXY: proxyList.optional(),
  REVIEW_TOKEN: z
    .string()
    .min(REVIEW_TOKEN_MIN, `wants at least ${REVIEW_TOKEN_MIN} characters: openssl rand -hex 24`)
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, message: 'wants an address such as http://collector:4318' })
    // fetch refuses these, and says them in the log.
    .refine((url) => !/^[^/]+\/\/[^/]*@/.test(url), 'wants no user and password in the address')
    .optional(),
  OTEL_SERVICE_NAME: z.string().default('hoa-portal'),
  EMBED_ORIGINS: originList.default(['*']),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  WEB_DIST: z.string().default(DEFAULT_WEB_DIST),
});

/** The validated environment. No other file reads a variable that configures the server. */
export type Config = Omit<z.output<typeof environmentSchema>, 'PUBLIC_URL'> & {
  PUBLIC_URL: string;
};

/** An environment that the server cannot start with; the message names every bad variable. */
export class ConfigError extends Error {}

/**
 * Reads and validates the environment. An empty value counts as not set, as compose files write it.
 *
 * @throws ConfigError that lists every bad variable with what it wants
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
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
