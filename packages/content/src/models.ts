import type { AnswerModel } from '@hoa/core/search/meaning/answer-reader';
import type { WordVectors } from '@hoa/core/search/meaning/sentence-encoder';
import { loadAnswerModel } from './answer-model.ts';
import { loadWordVectors } from './word-vectors.ts';

/** The two models that were fitted to the library, as its index takes them. */
export interface Models {
  /** What words mean. */
  vectors: WordVectors;
  /** What tells which authored answer, and which rule of the law, a question wants. */
  answers: AnswerModel;
}

/** Reads the models from the library's folder: some 38 MB, in some tens of milliseconds. */
export function loadModels(): Models {
  return { vectors: loadWordVectors(), answers: loadAnswerModel() };
}
