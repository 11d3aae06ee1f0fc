import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentCount, impactIn, PostingsBuilder } from './postings.ts';

test('gives back what was put in, for every term and document', () => {
  const entry = fc.tuple(fc.nat(12), fc.nat(30), fc.integer({ min: 1, max: 100 }));
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 200 }), (entries) => {
      const worth = new Map(
        entries.map(([term, document, impact]) => [`${term} ${document}`, impact]),
      );
      const builder = new PostingsBuilder();
      for (let document = 0; document <= 30; document++) {
        for (let term = 0; term <= 12; term++) {
          const impact = worth.get(`${term} ${document}`);
          if (impact !== undefined) builder.add(term, document, impact);
        }
      }
      const postings = builder.build(13);
      let count = 0;
      for (let term = 0; term <= 12; term++) {
        count += documentCount(postings, term);
        for (let document = 0; document <= 30; document++) {
          expect(impactIn(postings, term, document)).toBe(worth.get(`${term} ${document}`) ?? 0);
        }
      }
      expect(count).toBe(worth.size);
    }),
  );
});
