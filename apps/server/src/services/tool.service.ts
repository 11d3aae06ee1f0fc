import { CALCULATORS } from '@hoa/core/calculators/all-calculators';
import type { Calculator, Texts } from '@hoa/core/calculators/calculator';
import { toolPage } from '@hoa/core/calculators/tool-pages';
import { PortalError } from '@hoa/core/errors';
import { stateByCode } from '@hoa/core/jurisdictions';
import type { Calculation, Tool } from '@hoa/core/schemas/calculation';
import type { LawFact } from '@hoa/core/schemas/law';
import type { LibraryStore } from '../library/library-store.ts';
import type { LawService } from './law.service.ts';

/** The calculators, with the law of the state that was chosen. */
export interface ToolService {
  list(): Tool[];
  /**
   * A result with its working.
   *
   * @throws PortalError 'bad-request' with everything that is wrong with what was entered
   */
  calculate(calculator: Calculator, texts: Texts): Calculation;
}

export function createToolService(deps: {
  law: LawService;
  library: Pick<LibraryStore, 'hidesTopic'>;
}): ToolService {
  const { law, library } = deps;

  function factsOf({ questions }: Calculator, state: string | undefined): LawFact[] {
    const code = stateByCode(state ?? '')?.code;
    if (code === undefined || questions.length === 0) return [];
    return law.facts({ state: code }).filter(({ question }) => questions.includes(question));
  }
  return {
    list: () =>
      CALCULATORS.map((calculator) => ({
        slug: calculator.slug,
        title: calculator.title,
        description: calculator.description,
        url: toolPage(calculator).path,
        topics: calculator.topics.filter((slug) => !library.hidesTopic(slug)),
      })),
    calculate(calculator, texts) {
      const outcome = calculator.run(texts, factsOf(calculator, texts.state));
      if ('calculation' in outcome) return outcome.calculation;
      // A program sends a list of rows whole: it is the list that is at fault, not a cell of a form.
      const fields = outcome.problems.map(({ field, message }) => ({
        field: field.replace(/-\d+-\w+$/, ''),
        message,
      }));
      const problems = fields.map(({ field, message }) => `${field}: ${message}`);
      throw new PortalError('bad-request', problems.join(' '), { fields });
    },
  };
}
