// A step of the build: makes what the first start would make before the first answer (decision 036).
import { GLOSSARY } from '@hoa/core/glossary/glossary';
import { FactIndex } from '@hoa/core/law/fact-index';
import { buildLibraryIndex } from '@hoa/core/search/build-library-index';
import { finish } from '@hoa/core/search/steps';
import { lawTable, readLaw } from './law/law-files.ts';
import { loadLibrary } from './load-library.ts';
import { toLibraryArticle } from './to-library-article.ts';
import { loadWordVectors } from './word-vectors.ts';

const vectors = loadWordVectors();
// Both keep their rows, which is all that is wanted of them here.
buildLibraryIndex(loadLibrary().map(toLibraryArticle), GLOSSARY, { vectors });
finish(new FactIndex(lawTable(readLaw()), { vectors }).prepare());
