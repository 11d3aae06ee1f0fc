import type { DecidedBy } from '@hoa/core/schemas/topic';
import { searchWords } from '@hoa/core/text/search-words';
import { IconBook2, IconFileCertificate, IconListCheck, IconScale } from '@tabler/icons-react';
import { Fragment } from 'react';
import { DOCUMENT_NAMES } from './document-names';
import classes from './where-to-look.module.css';

const ICONS: Record<DecidedBy['document'], typeof IconScale> = {
  'state-law': IconScale,
  declaration: IconFileCertificate,
  bylaws: IconBook2,
  rules: IconListCheck,
};

/** 'A', 'B' or 'C': each in quotation marks of its own. */
function SearchWords({ heading }: { heading: string }) {
  const words = searchWords(heading);
  return words.map((one, at) => (
    <Fragment key={one}>
      {at > 0 && (at === words.length - 1 ? ' or ' : ', ')}
      <q>{one}</q>
    </Fragment>
  ));
}

interface WhereToLookProps {
  entries: readonly DecidedBy[];
  /** The rank of its heading among those around it. */
  Heading?: 'h2' | 'h3';
}

/** Whether the law or which of the reader's own papers decides the matter, and the words to search for in it. */
export function WhereToLook({ entries, Heading = 'h3' }: WhereToLookProps) {
  return (
    <div className={classes.box}>
      <Heading className={classes.title}>Where to look</Heading>
      <dl className={classes.list}>
        {entries.map(({ document, heading }) => {
          const Icon = ICONS[document];
          return (
            <div key={`${document} ${heading}`} className={classes.entry}>
              <dt className={classes.name}>
                <Icon className={classes.icon} size={22} stroke={1.6} aria-hidden />
                {DOCUMENT_NAMES[document]}
              </dt>
              <dd className={classes.search}>
                Search for <SearchWords heading={heading} />
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
