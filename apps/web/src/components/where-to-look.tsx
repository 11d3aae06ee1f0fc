import type { DecidedBy } from '@hoa/core/schemas/topic';
import { IconBook2, IconFileCertificate, IconListCheck, IconScale } from '@tabler/icons-react';
import classes from './where-to-look.module.css';

const DOCUMENTS: Record<DecidedBy['document'], { name: string; Icon: typeof IconScale }> = {
  'state-law': { name: 'State law', Icon: IconScale },
  declaration: { name: 'Declaration (CC&Rs)', Icon: IconFileCertificate },
  bylaws: { name: 'Bylaws', Icon: IconBook2 },
  rules: { name: 'Rules and regulations', Icon: IconListCheck },
};

interface WhereToLookProps {
  entries: readonly DecidedBy[];
  /** The rank of its heading among those around it. */
  Heading?: 'h2' | 'h3';
}

/** Which of the reader's own papers decides the matter, and the words to search for in it. */
export function WhereToLook({ entries, Heading = 'h3' }: WhereToLookProps) {
  return (
    <section className={classes.box} aria-label="Where to look in your documents">
      <Heading className={classes.title}>Where to look in your documents</Heading>
      <dl className={classes.list}>
        {entries.map(({ document, heading }) => {
          const { name, Icon } = DOCUMENTS[document];
          return (
            <div key={`${document} ${heading}`} className={classes.entry}>
              <dt className={classes.name}>
                <Icon className={classes.icon} size={22} stroke={1.6} aria-hidden />
                {name}
              </dt>
              <dd className={classes.search}>
                Search for <q>{heading}</q>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
