/** The six categories by slug and name, for links; the catalogue is too large for the browser. */
export const CATEGORY_LINKS = [
  { slug: 'board-management', name: 'Board Management' },
  { slug: 'financial-management', name: 'Financial Management' },
  { slug: 'property-management', name: 'Property Management' },
  { slug: 'legal-compliance', name: 'Legal Compliance' },
  { slug: 'amenities-management', name: 'Amenities Management' },
  { slug: 'community-engagement', name: 'Community Engagement' },
] as const;
