import { calculatorBySlug } from '../calculators/all-calculators.ts';
import { readsParameter } from '../calculators/calculator.ts';
import { PAGE_PARAMETERS } from './page-renderer.ts';

const TOOL_PATH = /^\/tools\/([a-z0-9-]+)$/;

/**
 * Whether a page reads a query parameter on the server: those of any page, and on the page of a
 * calculator what its fields are called.
 */
export function readsPageParameter(path: string, name: string): boolean {
  const [, slug] = TOOL_PATH.exec(path) ?? [];
  const calculator = slug === undefined ? undefined : calculatorBySlug(slug);
  return calculator === undefined
    ? PAGE_PARAMETERS.includes(name)
    : readsParameter(calculator, name);
}
