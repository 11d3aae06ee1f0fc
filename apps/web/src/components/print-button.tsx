import { IconPrinter } from '@tabler/icons-react';

interface PrintButtonProps {
  label: string;
  className: string | undefined;
  iconSize?: number;
}

/** Prints the page. */
export function PrintButton({ label, className, iconSize = 18 }: PrintButtonProps) {
  return (
    <button
      type="button"
      className={className}
      onClick={() => window.print()}
      data-screen-only
      data-needs-script
    >
      <IconPrinter size={iconSize} stroke={1.75} aria-hidden />
      <span>{label}</span>
    </button>
  );
}
