import { BadRequestError } from 'openai';

/** The parameters by which a model takes its limits. */
export interface DialectParameters {
  max_tokens?: number;
  max_completion_tokens?: number;
  temperature?: number;
}

/** Low, so that a model keeps to the words of the sections. */
const TEMPERATURE = 0.2;

/**
 * Models disagree about two parameters: local servers know `max_tokens` alone, newer models of
 * OpenAI refuse it, and some accept no temperature. What a server refuses is learned from its
 * first refusal and kept for the life of the process.
 */
export class ModelDialect {
  #limitName: 'max_tokens' | 'max_completion_tokens';
  #takesTemperature = true;
  #hasSwitchedLimit = false;

  constructor(limitName: 'max_tokens' | 'max_completion_tokens') {
    this.#limitName = limitName;
  }

  parameters(maxTokens: number): DialectParameters {
    return {
      [this.#limitName]: maxTokens,
      ...(this.#takesTemperature ? { temperature: TEMPERATURE } : {}),
    };
  }

  /**
   * Learns from a refusal of what was sent; another request may have been refused for it before.
   *
   * @returns whether asking again makes sense, since what is refused is no longer sent
   */
  learn(error: unknown, sent: DialectParameters): boolean {
    if (!(error instanceof BadRequestError)) return false;
    const about = `${error.param ?? ''} ${error.message}`;
    if (sent.temperature !== undefined && about.includes('temperature')) {
      this.#takesTemperature = false;
      return true;
    }
    const limitName = sent.max_tokens === undefined ? 'max_completion_tokens' : 'max_tokens';
    if (!about.includes(limitName)) return false;
    if (limitName === this.#limitName && !this.#hasSwitchedLimit) {
      this.#limitName = limitName === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens';
      this.#hasSwitchedLimit = true;
    }
    return limitName !== this.#limitName;
  }
}
