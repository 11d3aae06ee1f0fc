import { FRAMES } from '@hoa/core/answers/compose/frame';
import type { Answer } from '@hoa/core/schemas/answer';
import { searchWords } from '@hoa/core/text/search-words';

/** Where to look in the papers of one's own community, as the library's answers say it themselves. */
export function AnswerPapers({ answer: { decidedBy, language } }: { answer: Answer }) {
  if (decidedBy.length === 0) return null;
  const { inPapers, lastWord, papers, lookFor } = FRAMES[language] ?? FRAMES.en;
  return (
    <div className="article">
      <section data-part="papers">
        <h4>{inPapers}</h4>
        <p>{lastWord}</p>
        <ul>
          {decidedBy.map((entry) => (
            <li key={`${entry.document} ${entry.heading}`}>
              <strong>{papers[entry.document]}:</strong>{' '}
              {lookFor(searchWords(entry.heading)).map(({ text, isQuoted }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the words between two headings are alike
                <span key={at} lang={isQuoted ? 'en' : undefined}>
                  {text}
                </span>
              ))}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
