import {
  IconBook,
  IconCalculator,
  IconChartPie,
  IconClipboardList,
  IconFile,
  IconGavel,
  IconTable,
} from '@tabler/icons-react';

const ICONS: Record<string, typeof IconFile> = {
  book: IconBook,
  calculator: IconCalculator,
  'chart-pie': IconChartPie,
  'clipboard-list': IconClipboardList,
  gavel: IconGavel,
  table: IconTable,
};

/** The icon that a resource names, or a sheet of paper for a name nobody drew. */
export function ResourceIcon({ name }: { name: string }) {
  const Icon = ICONS[name] ?? IconFile;
  return <Icon size={26} stroke={1.5} aria-hidden />;
}
