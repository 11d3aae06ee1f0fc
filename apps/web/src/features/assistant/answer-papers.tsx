import { FRAMES } from '@hoa/core/answers/frame';
import { headingsOf } from '@hoa/core/answers/where-to-look';
import type { DecidedBy } from '@hoa/core/schemas/topic';

const { inPapers, lastWord, papers, lookFor } = FRAMES.en;

/** Where to look in the papers of one's own community, as the library's answers say it themselves. */
export function AnswerPapers({ entries }: { entries: readonly DecidedBy[] }) {
  if (entries.length === 0) return null;
  return (
    <div className="article">
      <section data-part="papers">
        <h3>{inPapers}</h3>
        <p>{lastWord}</p>
        <ul>
          {entries.map((entry) => (
            <li key={`${entry.document} ${entry.heading}`}>
              <strong>{papers[entry.document]}:</strong> {lookFor(headingsOf(entry))}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
