import type { Calculator, Texts } from '@hoa/core/calculators/calculator';
import { IconDownload } from '@tabler/icons-react';
import { CopyButton } from '../../components/copy-button';
import { PrintButton } from '../../components/print-button';
import classes from './tool-actions.module.css';
import { searchOf } from './use-tool';

const FILES = [
  { extension: 'xlsx', label: 'Excel' },
  { extension: 'csv', label: 'CSV' },
];

/** What to do with a result: pass it on, take it along, print it. */
export function ToolActions({ calculator, of }: { calculator: Calculator; of: Texts }) {
  const path = `/tools/${calculator.slug}`;
  const search = searchOf(calculator, of);
  return (
    <div className={classes.actions} data-screen-only>
      <span data-needs-script>
        <CopyButton
          label="Copy the link"
          text={() => window.location.origin + path + search}
          byHand="Copy the address of this page instead."
        />
      </span>
      {FILES.map(({ extension, label }) => (
        <a
          key={extension}
          href={`${path}.${extension}${search}`}
          download={`${calculator.slug}.${extension}`}
          className="quiet-button"
        >
          <IconDownload size={18} stroke={1.75} aria-hidden />
          {label}
        </a>
      ))}
      <PrintButton label="Print" className="quiet-button" />
    </div>
  );
}
