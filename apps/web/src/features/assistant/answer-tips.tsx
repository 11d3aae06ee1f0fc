import { DOCUMENT_LIMIT_TIPS } from '@hoa/core/constants';
import { Button } from '@mantine/core';
import classes from './answer-tips.module.css';

const TIPS = [
  `Documents must be under ${DOCUMENT_LIMIT_TIPS}.`,
  'Try a smaller document, or only the relevant section of it.',
  'Crop large bylaws PDFs to the pages that matter.',
  'Ask about a specific article, section or exhibit.',
];

/** What the answer area shows when no answer came. The question is still in its box. */
export function AnswerTips({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={classes.tips}>
      <p>No answer came back this time. Your question is still in the box above.</p>
      <ul>
        {TIPS.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <Button variant="default" size="md" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
