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

test('a password in the address of the collector is refused before it reaches a log', () => {
  const bad = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://me:secret-word@collector:4318' };
  expect(() => readConfig(bad)).toThrow(/OTEL_EXPORTER_OTLP_ENDPOINT: wants no user/);
  expect(() => readConfig(bad)).not.toThrow(/secret-word/);
  const good = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/at@v2' };
  expect(readConfig(good)).toMatchObject(good);
});
