import { expect, test } from 'vitest';
import { citationText } from './law-text.ts';

test('a citation is written as articles write it', () => {
  expect(citationText({ act: 'Va. Code', section: '55.1-1819', subsection: 'B.2' })).toBe(
    'Va. Code § 55.1-1819(B)(2)',
  );
  expect(citationText({ act: 'Mass. Gen. Laws ch. 183A,', section: '18' })).toBe(
    'Mass. Gen. Laws ch. 183A, § 18',
  );
  expect(citationText({ act: '765 Ill. Comp. Stat.', section: '605/18.4' })).toBe(
    '765 Ill. Comp. Stat. 605/18.4',
  );
});
