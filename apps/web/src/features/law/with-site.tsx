import type { SourceAddress } from '@hoa/core/law/law-text';

interface WithSiteProps {
  words: string;
  address: SourceAddress | undefined;
}

/** Words on a source, in which its site is a link to the address. */
export function WithSite({ words, address }: WithSiteProps) {
  if (address === undefined) return words;
  const { url, site } = address;
  const at = words.indexOf(site);
  return (
    <>
      {words.slice(0, at)}
      <a href={url} className="link">
        {site}
      </a>
      {words.slice(at + site.length)}
    </>
  );
}
