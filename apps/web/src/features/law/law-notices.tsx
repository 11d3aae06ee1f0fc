import { jurisdiction } from '@hoa/core/jurisdictions';
import { dateText, sourceAddresses, withoutAddresses } from '@hoa/core/law/law-text';
import type { LawNotice } from '@hoa/core/schemas/law';
import classes from './law-notices.module.css';
import { WithSites } from './with-sites';

/** How far a change of the law has come, in words. */
const STATUS: Record<LawNotice['status'], string> = {
  enacted: 'Enacted',
  reported: 'Reported, the act not read by us',
  proposed: 'Proposed',
  failed: 'Failed',
};

interface LawNoticesProps {
  notices: readonly LawNotice[];
  /** Whether each says whose law it is. */
  isNamed?: boolean;
}

/** Changes of the law that are ahead, each with who says so. */
export function LawNotices({ notices, isNamed = true }: LawNoticesProps) {
  return (
    <ul className={classes.list}>
      {notices.map(({ id, state, act, status, effective, what, source, checkBy }) => (
        <li key={id} id={id} className={classes.notice}>
          <p className={classes.head}>
            {isNamed && <strong>{jurisdiction(state).name}</strong>}
            {effective !== undefined && <time dateTime={effective}>{dateText(effective)}</time>}
            <span className={classes.status}>{STATUS[status]}</span>
          </p>
          <p>{what}</p>
          <p className="note">
            {act}. Source:{' '}
            <WithSites words={withoutAddresses(source)} addresses={sourceAddresses(source)} />. We
            look again by <time dateTime={checkBy}>{dateText(checkBy)}</time>.
          </p>
        </li>
      ))}
    </ul>
  );
}
