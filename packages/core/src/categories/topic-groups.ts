/** Topics of a category that are read together, under the heading that says why. */
export interface TopicGroup {
  title: string;
  /** In reading order. */
  slugs: readonly string[];
}

const words = (list: string) => list.trim().split(/\s+/);

/**
 * Every topic of the catalogue under a subhead of its category, so that twenty cards are read as
 * three or four questions. A test holds it against the catalogue.
 */
export const TOPIC_GROUPS: Readonly<Record<string, readonly TopicGroup[]>> = {
  'board-management': [
    {
      title: 'Who serves, and what the seat asks',
      slugs: words(
        'board-member-roles fiduciary-duty board-ethics director-liability board-committees management-companies',
      ),
    },
    {
      title: 'Meetings and decisions of the board',
      slugs: words(
        'board-meetings executive-sessions meeting-minutes actions-without-meetings parliamentary-procedure',
      ),
    },
    {
      title: 'Meetings and votes of the owners',
      slugs: words(
        'annual-meetings special-member-meetings quorum-requirements proxy-voting board-elections',
      ),
    },
    {
      title: 'Joining and leaving the board',
      slugs: words(
        'director-eligibility board-vacancies board-member-removal developer-transition',
      ),
    },
  ],
  'financial-management': [
    {
      title: 'Budgets and what owners pay',
      slugs: words(
        'annual-budgets regular-assessments assessment-increases special-assessments spending-authority budget-surpluses',
      ),
    },
    {
      title: 'Saving and borrowing for large repairs',
      slugs: words('reserve-funds reserve-studies association-loans'),
    },
    {
      title: 'When somebody does not pay',
      slugs: words('delinquent-assessments payment-plans assessment-liens owner-bankruptcy'),
    },
    {
      title: 'Accounts, insurance and sales',
      slugs: words(
        'financial-statements financial-audits fraud-prevention tax-filings master-insurance-policies resale-certificates condo-mortgage-approval',
      ),
    },
  ],
  'property-management': [
    {
      title: 'Changing your home',
      slugs: words(
        'architectural-review fence-rules solar-panel-installation satellite-dishes unit-renovations',
      ),
    },
    {
      title: 'Repairs, and whose they are',
      slugs: words(
        'maintenance-responsibility common-area-maintenance water-damage-claims structural-inspections unit-access pest-control vendor-contracts',
      ),
    },
    {
      title: 'Yards, trees and water',
      slugs: words(
        'landscaping-standards tree-maintenance drainage-easements disaster-preparedness',
      ),
    },
    {
      title: 'Cars, streets and trash',
      slugs: words('parking-enforcement vehicle-restrictions private-streets trash-collection'),
    },
  ],
  'legal-compliance': [
    {
      title: 'What the rules rest on',
      slugs: words(
        'governing-documents governing-document-amendments rule-adoption state-association-laws mandatory-membership corporate-filings',
      ),
    },
    {
      title: 'Enforcement and disputes',
      slugs: words(
        'violation-notices violation-fines selective-enforcement dispute-resolution records-inspection association-foreclosure',
      ),
    },
    {
      title: 'Fair housing and owners’ rights',
      slugs: words(
        'fair-housing-compliance assistance-animals reasonable-accommodations age-restricted-communities flag-display-rights',
      ),
    },
    {
      title: 'How a home may be used',
      slugs: words('rental-restrictions short-term-rentals home-businesses'),
    },
  ],
  'amenities-management': [
    {
      title: 'Pools, courts and other places',
      slugs: words(
        'swimming-pool-rules pool-safety fitness-centers playground-safety sports-courts dog-parks community-lakes golf-courses clubhouse-rentals',
      ),
    },
    {
      title: 'Who may use them, and how',
      slugs: words(
        'guest-policies youth-access-rules amenity-accessibility amenity-suspensions amenity-liability amenity-changes grilling-rules',
      ),
    },
    {
      title: 'Gates, cameras and shared services',
      slugs: words(
        'gated-entrances security-cameras electric-vehicle-charging bulk-internet-service',
      ),
    },
  ],
  'community-engagement': [
    {
      title: 'Moving in',
      slugs: words(
        'new-homeowner-orientation prospective-buyer-guide member-directories tenant-relations',
      ),
    },
    {
      title: 'Living next door',
      slugs: words(
        'neighbor-disputes noise-complaints pet-policies smoking-restrictions harassment-policies homeowner-complaints',
      ),
    },
    {
      title: 'Keeping everybody informed',
      slugs: words(
        'community-newsletters community-websites electronic-notices social-media-policies town-hall-meetings',
      ),
    },
    {
      title: 'Taking part',
      slugs: words(
        'community-events volunteer-recruitment neighborhood-watch holiday-decorations political-signs',
      ),
    },
  ],
};
