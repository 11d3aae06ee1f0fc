import type { Resource } from '../schemas/resource.ts';
import { RESOURCES } from './resources.ts';

/** The topics that a resource serves, by its title: where a reader would want it. */
export const TOPICS_SERVED: Readonly<Record<string, readonly string[]>> = {
  'Special Assessment Wizard': [
    'special-assessments',
    'annual-budgets',
    'assessment-increases',
    'association-loans',
    'reserve-funds',
    'payment-plans',
  ],
  'Board Meeting Agenda Template': [
    'board-meetings',
    'executive-sessions',
    'meeting-minutes',
    'parliamentary-procedure',
    'annual-meetings',
  ],
  'Reserve Fund Calculator': ['reserve-funds', 'reserve-studies', 'annual-budgets'],
  'HOA Board Member Handbook': [
    'board-member-roles',
    'fiduciary-duty',
    'director-liability',
    'board-ethics',
  ],
  'Budget Planning Template': [
    'annual-budgets',
    'regular-assessments',
    'assessment-increases',
    'budget-surpluses',
    'spending-authority',
  ],
  'Rules Enforcement Guide': [
    'violation-notices',
    'violation-fines',
    'selective-enforcement',
    'rule-adoption',
    'amenity-suspensions',
  ],
};

/** The templates and tools that a topic calls for, in the order of the resource library. */
export function resourcesOfTopic(slug: string): Resource[] {
  return RESOURCES.filter(({ title }) => TOPICS_SERVED[title]?.includes(slug));
}
