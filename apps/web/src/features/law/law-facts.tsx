import { citationText, dateText, sourceAddresses, verificationText } from '@hoa/core/law/law-text';
import type { LawFact } from '@hoa/core/schemas/law';
import { IconCheck, IconInfoCircle } from '@tabler/icons-react';
import classes from './law-facts.module.css';
import { WithSites } from './with-sites';

const COMMUNITY: Record<LawFact['community'], string> = {
  'planned-community': 'Planned communities',
  condominium: 'Condominiums',
  cooperative: 'Cooperatives',
  both: 'All associations',
  federal: 'Federal law',
};

/** The kinds of community whose law it is, as pages name them. */
export function communityName({
  community,
  cooperatives,
}: Pick<LawFact, 'community' | 'cooperatives'>): string {
  return COMMUNITY[community] + (cooperatives === true ? ' and cooperatives' : '');
}

/** How a fact was verified, with links to where its source is. */
function VerificationWords({ fact }: { fact: LawFact }) {
  const words = verificationText(fact);
  const { verification, source = '' } = fact;
  return verification === 'checked' ? (
    words
  ) : (
    <WithSites words={words} addresses={sourceAddresses(source)} />
  );
}

/** How a fact was verified, and the date of what was read: in plain view beside every rule. */
export function Verification({ fact }: { fact: LawFact }) {
  const isChecked = fact.verification === 'checked';
  return (
    <span className={isChecked ? classes.checked : classes.cited}>
      {isChecked ? (
        <IconCheck size={16} stroke={2.25} aria-hidden />
      ) : (
        <IconInfoCircle size={16} stroke={2} aria-hidden />
      )}
      <span>
        <VerificationWords fact={fact} />
      </span>
    </span>
  );
}

/** Where a rule stands, with the address of the section. */
export function Citation({ fact }: { fact: LawFact }) {
  return (
    <a href={fact.url} className={`link ${classes.citation}`}>
      {citationText(fact.citation)}
    </a>
  );
}

/** From when a rule applies, and what is known to change. */
export function FactDates({ fact: { effective, changes } }: { fact: LawFact }) {
  return (
    <>
      {effective !== undefined && (
        <p className="note">
          In effect since <time dateTime={effective}>{dateText(effective)}</time>
        </p>
      )}
      {changes.map(({ act, date, what }) => (
        <p key={`${act} ${date}`} className={classes.change}>
          <strong>
            Changes <time dateTime={date}>{dateText(date)}</time>:
          </strong>{' '}
          {what} ({act})
        </p>
      ))}
    </>
  );
}

function FactSource({ fact }: { fact: LawFact }) {
  return (
    <p className={classes.line}>
      <Citation fact={fact} />
      <Verification fact={fact} />
    </p>
  );
}

/** What a rule says, where it stands, how it was verified, and what is known to change. */
export function FactText({ fact }: { fact: LawFact }) {
  return (
    <>
      <p>{fact.statement}</p>
      <FactSource fact={fact} />
      <FactDates fact={fact} />
    </>
  );
}

/** Rules one below the other: each with its section, how it was verified, and what changes. */
export function LawFacts({ facts }: { facts: readonly LawFact[] }) {
  return (
    <ul className={classes.list}>
      {facts.map((fact) => (
        <li key={fact.id} id={fact.id} className={classes.fact}>
          {/* Rules of federal law stand under its name already. */}
          {fact.community !== 'federal' && (
            <p className={classes.community}>{communityName(fact)}</p>
          )}
          <div className={classes.rule}>
            <p>{fact.statement}</p>
            <FactDates fact={fact} />
          </div>
          <FactSource fact={fact} />
        </li>
      ))}
    </ul>
  );
}
