import { withCircuitBreaker } from './circuit-breaker.ts';
import { createOpenAiProvider } from './openai-provider.ts';
import type { Provider } from './provider.ts';

/** The variables that say whether there is a provider, and which. */
export interface ProviderVariables {
  OPENAI_API_KEY?: string;
  OPENAI_BASE_URL?: string;
  OPENAI_MODEL: string;
}

/** The configured provider; null without a key and without a server of one's own. */
export function providerFrom(config: ProviderVariables): Provider | null {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = config;
  if (apiKey === undefined && baseUrl === undefined) return null;
  return withCircuitBreaker(createOpenAiProvider({ apiKey, baseUrl, model }));
}
