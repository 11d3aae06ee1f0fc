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
