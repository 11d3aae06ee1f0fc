import { stateByCode } from '@hoa/core/jurisdictions';
import { IconChevronDown } from '@tabler/icons-react';
import { RichText } from '../../components/rich-text';
import { answerHash } from '../../navigation/answer-address';
import type { Turn } from './conversation';
import './answer-text.css';
import classes from './earlier-turns.module.css';

/** What was asked before in this conversation, folded to its questions. */
export function EarlierTurns({ turns }: { turns: readonly Turn[] }) {
  if (turns.length === 0) return null;
  return (
    <section className={classes.earlier} aria-labelledby="earlier-title">
      <h3 id="earlier-title" className="visually-hidden">
        Earlier in this conversation
      </h3>
      {turns.map((turn) => {
        const { question, state = '', answer } = turn;
        return (
          <details key={answerHash(turn)} className={classes.turn} lang={answer?.language}>
            <summary className={classes.question}>
              <span>{[question, stateByCode(state)?.name].filter(Boolean).join(' · ')}</span>
              <IconChevronDown className={classes.chevron} size={20} stroke={1.75} aria-hidden />
            </summary>
            {answer !== undefined && (
              <div className={`answer-text ${classes.answer}`}>
                <RichText html={answer.response} />
              </div>
            )}
          </details>
        );
      })}
    </section>
  );
}
