import { stateByCode } from '@hoa/core/jurisdictions';
import { useBrand } from '../theme/brand';

/** What a brand adds to the foot of every page: its words, how to reach it, the state it begins with. */
export function FooterBrand() {
  const { footer, contact = {}, state: code = '' } = useBrand();
  const { name, address, phone, email, url } = contact;
  const state = stateByCode(code);
  return (
    <>
      {state !== undefined && (
        <p>State law is shown for {state.name} until you choose another state.</p>
      )}
      {footer !== undefined && <p>{footer}</p>}
      {[name, address].map((line) => line !== undefined && <p key={line}>{line}</p>)}
      {phone !== undefined && (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="link">
          {phone}
        </a>
      )}
      {email !== undefined && (
        <a href={`mailto:${email}`} className="link">
          {email}
        </a>
      )}
      {url !== undefined && (
        <a href={url} className="link">
          {url.replace(/^https:\/\/|\/$/g, '')}
        </a>
      )}
    </>
  );
}
