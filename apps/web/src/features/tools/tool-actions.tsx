import type { Calculator, Texts } from '@hoa/core/calculators/calculator';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { CopyButton } from '../../components/copy-button';
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
        <CopyButton label="Copy the link" text={() => window.location.origin + path + search} />
      </span>
      {FILES.map(({ extension, label }) => (
        <a
          key={extension}
          href={`${path}.${extension}${search}`}
          download={`${calculator.slug}.${extension}`}
          className={classes.action}
        >
          <IconDownload size={18} stroke={1.75} aria-hidden />
          {label}
        </a>
      ))}
      <button
        type="button"
        className={classes.action}
        onClick={() => window.print()}
        data-needs-script
      >
        <IconPrinter size={18} stroke={1.75} aria-hidden />
        Print
      </button>
    </div>
  );
}
