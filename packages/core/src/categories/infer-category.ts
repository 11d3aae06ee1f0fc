import { slugWords } from '../text/slug.ts';

/** The category of a topic whose slug says nothing. */
export const DEFAULT_CATEGORY_SLUG = 'financial-management';

/**
 * Words and phrases that give a category away. A phrase weighs as many points as it has words,
 * squared, so that 'pool-safety' outvotes 'safety'; ties go to the category listed first.
 */
const KEYWORDS: Record<string, string> = {
  'board-management':
    'board boards director directors officer officers president secretary treasurer fiduciary meeting ' +
    'meetings minutes agenda quorum election elections ballot proxy proxies voting vote recall ' +
    'vacancy vacancies committee committees executive parliamentary procedure declarant developer ' +
    'transition ethics management-company management-companies manager managers eligibility ' +
    'actions-without-meetings',
  'financial-management':
    'budget budgets assessment assessments dues fee fees reserve reserves fund funds financial ' +
    'finance finances audit audits tax taxes loan loans lien liens delinquent delinquency collection ' +
    'collections payment payments spending surplus surpluses fraud bankruptcy mortgage insurance ' +
    'resale-certificate resale-certificates statement statements accounting invoice money owner-bankruptcy ' +
    'condo-mortgage-approval',
  'property-management':
    'architectural fence fences solar satellite dish dishes antenna landscaping landscape tree trees ' +
    'lawn yard maintenance repair repairs water damage structural inspection inspections vendor ' +
    'vendors contractor contract contracts parking vehicle vehicles towing street streets road roads ' +
    'drainage easement easements disaster preparedness unit renovation renovations remodel pest pests ' +
    'trash garbage recycling roof roofs paint common-area common-areas plumbing solar-panel trash-collection ' +
    'structural-inspections property',
  'legal-compliance':
    'governing document documents amendment amendments bylaw bylaws covenant covenants declaration ' +
    'rule-adoption violation violations fine fines enforcement selective records inspection-of-records ' +
    'records-inspection fair housing assistance animal animals accommodation accommodations disability ' +
    'flag flags rental rentals short-term lease leasing foreclosure dispute disputes mediation lawsuit ' +
    'legal law laws state statute corporate filing filings age-restricted mandatory membership ' +
    'home-business home-businesses corporate-filings dispute-resolution compliance governing-documents',
  'amenities-management':
    'amenity amenities pool pools swimming clubhouse clubhouse-rentals fitness gym playground sports ' +
    'court courts tennis pickleball dog-park dog-parks lake lakes golf guest guests guest-policies ' +
    'youth gate gated gates entrance entrances camera cameras security electric charging ev bulk ' +
    'internet cable grill grilling electric-vehicle electric-vehicle-charging gated-entrances bulk-internet-service ' +
    'youth-access-rules dog-parks sauna spa',
  'community-engagement':
    'community homeowner neighbor neighbors neighbour newsletter newsletters website websites ' +
    'notice notices electronic-notices social media event events noise pet pets dog dogs barking ' +
    'smoking smoke volunteer volunteers recruitment town hall town-hall-meetings neighborhood ' +
    'neighborhood-watch watch directory directories member-directories holiday decorations decoration ' +
    'harassment tenant tenants complaint complaints buyer buyers prospective orientation welcome ' +
    'political sign signs neighbor-disputes community-events prospective-buyer-guide',
};

const MATCHERS = Object.entries(KEYWORDS).map(([category, words]) => ({
  category,
  phrases: words.split(' ').map(slugWords),
}));

function holdsPhrase(words: readonly string[], phrase: readonly string[]): boolean {
  return words.some((_, start) => phrase.every((word, offset) => words[start + offset] === word));
}

/**
 * Infers the category of a topic from the words of its slug. Whole words count, never parts of
 * words: 'carpool' is no pool.
 *
 * @returns the slug of one of the six categories; {@link DEFAULT_CATEGORY_SLUG} when no word tells.
 */
export function inferCategorySlug(topicSlug: string): string {
  const words = slugWords(topicSlug);
  let best = { category: DEFAULT_CATEGORY_SLUG, score: 0 };
  for (const { category, phrases } of MATCHERS) {
    const score = phrases
      .filter((phrase) => holdsPhrase(words, phrase))
      .reduce((sum, phrase) => sum + phrase.length ** 2, 0);
    if (score > best.score) best = { category, score };
  }
  return best.category;
}
