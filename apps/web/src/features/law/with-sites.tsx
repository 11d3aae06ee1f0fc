import type { SourceAddress } from '@hoa/core/law/law-text';
import { Fragment } from 'react';

interface WithSitesProps {
  words: string;
  /** In the order in which the words have their sites. */
  addresses: readonly SourceAddress[];
}

/** Words on a source, in which each site is a link to its address. */
export function WithSites({ words, addresses }: WithSitesProps) {
  let at = 0;
  const links = addresses.map(({ url, site }) => {
    const from = words.indexOf(site, at);
    const before = words.slice(at, from);
    at = from + site.length;
    return (
      <Fragment key={url}>
        {before}
        <a href={url} className="link">
          {site}
        </a>
      </Fragment>
    );
  });
  return (
    <>
      {links}
      {words.slice(at)}
    </>
  );
}
