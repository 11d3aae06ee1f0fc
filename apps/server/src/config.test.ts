import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('without a variable everything has a default', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3000,
    PUBLIC_URL: 'http://localhost:3000',
    DATA_DIR: '.data',
    EMBED_ORIGINS: ['*'],
    LOG_LEVEL: 'info',
  });
});

test('an empty value counts as not set, as compose files write it', () => {
  expect(readConfig({ DATABASE_URL: '', EMBED_ORIGINS: '' }).DATABASE_URL).toBeUndefined();
});

test('every bad variable is named at once, with what it wants', () => {
  const bad = { PORT: 'eighty', DATABASE_URL: 'mysql://x', PUBLIC_URL: 'hoa', LOG_LEVEL: 'loud' };
  expect(() => readConfig(bad)).toThrow(ConfigError);
  for (const name of Object.keys(bad)) expect(() => readConfig(bad)).toThrow(name);
});

test('the origins that may embed the portal are a list', () => {
  const config = readConfig({ EMBED_ORIGINS: 'https://a.example, https://b.example:8443' });
  expect(config.EMBED_ORIGINS).toEqual(['https://a.example', 'https://b.example:8443']);
  expect(() => readConfig({ EMBED_ORIGINS: 'a.example' })).toThrow(/origins/);
});

test('all sites beneath a host may embed the portal', () => {
  const config = readConfig({ EMBED_ORIGINS: 'https://*.a.example,https://*.b.example:8443' });
  expect(config.EMBED_ORIGINS).toEqual(['https://*.a.example', 'https://*.b.example:8443']);
  for (const EMBED_ORIGINS of ['https://a.*.example', 'https://*', 'https://*.', 'https://*a.b']) {
    expect(() => readConfig({ EMBED_ORIGINS }), EMBED_ORIGINS).toThrow(/EMBED_ORIGINS: .*\*\./);
  }
  expect(() => readConfig({ PUBLIC_URL: 'https://*.a.example' })).toThrow(/PUBLIC_URL: wants/);
});

test('an origin is kept as browsers write it', () => {
  const { EMBED_ORIGINS } = readConfig({
    EMBED_ORIGINS: 'https://Partner.Example:443,http://bücher.example:8080',
  });
  expect(EMBED_ORIGINS).toEqual(['https://partner.example', 'http://xn--bcher-kva.example:8080']);
});

test.each(['OTEL_EXPORTER_OTLP_ENDPOINT', 'OPENAI_BASE_URL'])(
  'a password in %s is refused before it reaches a log',
  (name) => {
    const bad = { [name]: 'http://me:secret-word@collector:4318' };
    expect(() => readConfig(bad)).toThrow(new RegExp(`${name}: wants no user`));
    expect(() => readConfig(bad)).not.toThrow(/secret-word/);
    const good = { [name]: 'http://collector:4318/at@v2' };
    expect(readConfig(good)).toMatchObject(good);
  },
);

test('everybody is no proxy', () => {
  for (const TRUST_PROXY of ['10.0.0.0/0', '::/0', '10.0.0.0/00']) {
    expect(() => readConfig({ TRUST_PROXY }), TRUST_PROXY).toThrow(/TRUST_PROXY: wants/);
  }
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/1,::/1' }).TRUST_PROXY).toHaveLength(2);
});

test('an origin has a host that can be, and nothing behind it', () => {
  for (const PUBLIC_URL of [
    'https://hoa.example.org:8443',
    'http://10.0.0.5',
    'http://[::1]:3000',
  ]) {
    expect(readConfig({ PUBLIC_URL }).PUBLIC_URL).toBe(PUBLIC_URL);
  }
  const bad = [
    'a.example/',
    'a.example?x',
    'a.example#x',
    'me:word@a.example',
    'a.example:99999',
    '[',
  ];
  for (const text of bad) {
    expect(() => readConfig({ PUBLIC_URL: `https://${text}` }), text).toThrow(/PUBLIC_URL: wants/);
    expect(() => readConfig({ EMBED_ORIGINS: `https://${text}` }), text).toThrow(/EMBED_ORIGINS/);
  }
});

test('an address that no driver can read is refused by name, with how a password is written', () => {
  const bad = {
    DATABASE_URL: 'postgres://portal:se/cret@database:5432/portal',
    REDIS_URL: 'redis://redis:99999',
  };
  for (const [name, url] of Object.entries(bad)) {
    expect(() => readConfig({ [name]: url })).toThrow(new RegExp(`${name}: wants .*%2F`));
    expect(() => readConfig({ [name]: url })).not.toThrow(/cret/);
  }
  for (const DATABASE_URL of [
    'postgres://portal:se%2Fcret@database:5432/portal',
    'postgresql://portal@/portal?host=/var/run/postgresql',
    'postgres:///portal',
  ]) {
    expect(readConfig({ DATABASE_URL }).DATABASE_URL).toBe(DATABASE_URL);
  }
});

test('a number is digits, and blanks around a value are none of it', () => {
  expect(readConfig({ PORT: ' 3001\n', AI_DAILY_LIMIT: ' ' })).toMatchObject({
    PORT: 3001,
    AI_DAILY_LIMIT: 500,
  });
  for (const PORT of ['eighty', '0x10', '1e3', '-1', '70000', '80.5']) {
    expect(() => readConfig({ PORT }), PORT).toThrow(
      /PORT: wants a (whole )?number from 0 to 65535/,
    );
  }
  expect(() => readConfig({ ASK_PER_MINUTE: '0' })).toThrow(/ASK_PER_MINUTE: .* from 1 to 10000/);
  expect(() => readConfig({ REVIEW_TOKEN: ' '.repeat(24).concat('x') })).toThrow(/REVIEW_TOKEN/);
});

test('a key that no header takes is refused, and kept out of the message', () => {
  expect(readConfig({ OPENAI_API_KEY: 'sk-abc\n' }).OPENAI_API_KEY).toBe('sk-abc');
  for (const OPENAI_API_KEY of ['“sk-abc”', 'sk-a bc']) {
    expect(() => readConfig({ OPENAI_API_KEY })).toThrow(/OPENAI_API_KEY: wants the key alone/);
    expect(() => readConfig({ OPENAI_API_KEY })).not.toThrow(/sk-a/);
  }
});
