import { stateByCode } from '@hoa/core/jurisdictions';
import type { AnswerLanguage } from '@hoa/core/schemas/answer';
import { IconChevronDown } from '@tabler/icons-react';
import { RichText } from '../../components/rich-text';
import { answerHash } from '../../navigation/answer-address';
import { answerWords } from './answer-words';
import { ASKING_WORDS } from './asking-words';
import { languageOf, type Turn } from './conversation';
import './answer-text.css';
import classes from './earlier-turns.module.css';

interface EarlierTurnsProps {
  turns: readonly Turn[];
  /** The language of the turn that they come before. */
  language: AnswerLanguage;
}

/** What was asked before in this conversation, folded to its questions. */
export function EarlierTurns({ turns, language }: EarlierTurnsProps) {
  if (turns.length === 0) return null;
  return (
    <section className={classes.earlier} aria-labelledby="earlier-title">
      <h3 id="earlier-title" className="visually-hidden" lang={language}>
        {ASKING_WORDS[language].earlier}
      </h3>
      {turns.map((turn) => {
        const { question, state = '', answer } = turn;
        const name = stateByCode(state)?.name;
        const place = name && answerWords({ language: languageOf(turn) }).stateName(name);
        return (
          <details key={answerHash(turn)} className={classes.turn} lang={answer?.language}>
            <summary className={classes.question}>
              <span>{[question, place].filter(Boolean).join(' · ')}</span>
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
