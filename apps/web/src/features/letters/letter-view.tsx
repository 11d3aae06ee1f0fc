import type { Letter } from '@hoa/core/schemas/letter';
import { useQuery } from '@tanstack/react-query';
import { useLetterByForm } from '../../api/page-state';
import { useApi } from '../../api/use-api';
import { PageBanner } from '../../components/page-banner';
import { useLetterState } from '../../navigation/chosen-state';
import { LetterActions } from './letter-actions';
import { LawNotFetched, LetterBasis, MissingParts } from './letter-basis';
import { LetterFoot } from './letter-foot';
import { LetterForm } from './letter-form';
import { LetterSheet } from './letter-sheet';
import classes from './letter-view.module.css';
import { useLetterDraft } from './use-letter-draft';

/** A letter: what it asks for beside the sheet that it fills, and what to know before it is sent. */
export function LetterView({ letter }: { letter: Letter }) {
  const { slug, title, description } = letter;
  const { utils } = useApi();
  const sent = useLetterByForm();
  const state = useLetterState()?.code ?? sent?.state;
  const law = useQuery(utils.letters.law.queryOptions({ slug, state }));
  const draft = useLetterDraft(letter, { state, facts: law.data }, sent);
  return (
    <>
      <PageBanner part="letter" here={title} title={title} text={description} />
      <div className="page">
        <div className={classes.desk}>
          <LetterForm letter={letter} draft={draft} state={state ?? ''} sent={sent} />
          <div className={classes.paper}>
            <div className={classes.bar} data-screen-only>
              <MissingParts draft={draft} />
              {law.isError && <LawNotFetched state={state} onRetry={law.refetch} />}
              <p className="note" data-needs-script>
                Click or tap into the letter to change its words.
              </p>
              <LetterActions letter={letter} blocks={draft.blocks} />
            </div>
            <LetterSheet title={title} draft={draft} />
            <LetterFoot />
          </div>
        </div>
        <LetterBasis letter={letter} filled={draft.filled} />
      </div>
    </>
  );
}
