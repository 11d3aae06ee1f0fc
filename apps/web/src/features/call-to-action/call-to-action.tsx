import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useBrand } from '../../theme/brand';
import classes from './call-to-action.module.css';

/** What the banner says unless a brand says something else. */
const OWN_CLOSING = {
  title: 'Professional HOA management services, when volunteers need a hand',
  text: 'A management company does the work, and the board keeps every decision. See how to compare the whole price, what belongs in the contract, and how to change companies without losing your records.',
  points: [
    'Collects assessments and pays the bills',
    'Inspects the property, manages vendors',
    'Prepares meetings, notices and minutes',
    'Answers the calls and letters of owners',
  ],
  link: { label: 'Compare management companies', url: '/topic/management-companies' },
};

/** The banner for professional management: what it takes over, what it does not, and what to read. */
export function CallToAction() {
  const { title, text, points, link } = useBrand().closing ?? OWN_CLOSING;
  return (
    <section className={classes.section}>
      <div className="page">
        <div className={classes.banner}>
          <div className={classes.words}>
            <h2 className={classes.title}>{title}</h2>
            <p>{text}</p>
            <Button
              component="a"
              href={link.url}
              size="md"
              color="marigold.5"
              className={classes.button}
            >
              {link.label}
            </Button>
          </div>
          {points.length > 0 && (
            <ul className={classes.services}>
              {points.map((service) => (
                <li key={service}>
                  <IconCheck size={20} stroke={2} aria-hidden />
                  {service}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  );
}
