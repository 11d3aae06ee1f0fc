import type { PageBrand } from '@hoa/core/brand/page-brand';
import { SITE_NAME } from '@hoa/core/site';
import { createContext, useContext } from 'react';

/** The portal under its own name. */
export const OWN_BRAND: PageBrand = { name: SITE_NAME };

/** Gives the components below it the brand that the page is shown under. */
export const BrandContext = createContext(OWN_BRAND);

/** The brand that this page is shown under. */
export function useBrand(): PageBrand {
  return useContext(BrandContext);
}
