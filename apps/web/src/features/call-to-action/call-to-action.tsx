import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import classes from './call-to-action.module.css';

const SERVICES = [
  'Collects assessments and pays the bills',
  'Inspects the property, manages vendors',
  'Prepares meetings, notices and minutes',
  'Answers the calls and letters of owners',
];

/** The banner for professional management: what it takes over, what it does not, and what to read. */
export function CallToAction() {
  return (
    <section className={classes.section}>
      <div className="page">
        <div className={classes.banner}>
          <div className={classes.words}>
            <h2 className={classes.title}>
              Professional HOA management services, when volunteers need a hand
            </h2>
            <p>
              A management company does the work, and the board keeps every decision. See how to
              compare the whole price, what belongs in the contract, and how to change companies
              without losing your records.
            </p>
            <Button
              component="a"
              href="/topic/management-companies"
              size="md"
              color="marigold.5"
              className={classes.button}
            >
              Compare management companies
            </Button>
          </div>
          <ul className={classes.services}>
            {SERVICES.map((service) => (
              <li key={service}>
                <IconCheck size={20} stroke={2} aria-hidden />
                {service}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
