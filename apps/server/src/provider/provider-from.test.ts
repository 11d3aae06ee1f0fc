import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { providerFrom } from './provider-from.ts';

test('without a key and a server of its own the portal has no provider', () => {
  expect(providerFrom(readConfig({}))).toBeNull();
  expect(providerFrom(readConfig({ OPENAI_API_KEY: '', OPENAI_BASE_URL: '' }))).toBeNull();
});

test('a key is enough, and so is a local model server without one', () => {
  expect(providerFrom(readConfig({ OPENAI_API_KEY: 'sk-x' }))).not.toBeNull();
  expect(providerFrom(readConfig({ OPENAI_BASE_URL: 'http://localhost:11434/v1' }))).not.toBeNull();
});

test('every bad variable of the assistant is named', () => {
  const environment = {
    OPENAI_BASE_URL: 'localhost:11434',
    AI_DAILY_LIMIT: '-1',
    ASK_PER_MINUTE: 'many',
    REDIS_URL: 'http://redis',
    TRUST_PROXY: '10.0.0.0/99, true',
  };
  for (const name of Object.keys(environment)) {
    expect(() => readConfig(environment)).toThrow(new RegExp(`${name}: `));
  }
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1, loopback' }).TRUST_PROXY).toEqual([
    '10.0.0.0/8',
    '::1',
    'loopback',
  ]);
});
