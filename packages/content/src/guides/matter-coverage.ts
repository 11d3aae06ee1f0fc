import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Guide } from '@hoa/core/schemas/guide';
import type { LawFact } from '@hoa/core/schemas/law';
import { slugSchema } from '@hoa/core/schemas/text';
import { z } from 'zod';
import { readYaml } from '../front-matter/yaml-lines.ts';
import { LAW_FOLDER } from '../law/law-files.ts';
import type { Problem } from '../problem.ts';
import { countsTime } from './figure-coverage.ts';

const FILE = 'set-aside.yaml';

const mattersSchema = z.record(
  slugSchema,
  z.array(z.strictObject({ why: z.string().min(20).max(200), facts: z.array(slugSchema).min(1) })),
);

/** By a question of the law: the facts by which no guide counts, and why. */
export type Matters = z.infer<typeof mattersSchema>;

/** The facts that editors read and set aside, by the question of the law. */
export function readMatters(folder: string = LAW_FOLDER): Matters {
  const { data, errors } = readYaml(readFileSync(join(folder, FILE), 'utf8'), 1);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${FILE}:${error.line}: ${error.message}`);
  return mattersSchema.parse(data);
}

function hasTimeOrMoney({ figures }: LawFact): boolean {
  return figures.some((figure) => figure.unit === 'dollars' || countsTime(figure));
}

/** The facts by whose figures a part of a guide counts. */
function countedBy(guides: readonly Guide[]): Set<string> {
  const parts = guides.flatMap(({ dates, checks, shares }) => [...dates, ...checks, ...shares]);
  return new Set(parts.flatMap(({ figures }) => figures.map(({ fact }) => fact)));
}

/** What the guides may miss: each fact of a matter with time or money is counted by or set aside. */
export function matterFaults(
  guides: readonly Guide[],
  facts: readonly LawFact[],
  matters: Matters,
): Problem[] {
  const counted = countedBy(guides);
  const messages = Object.entries(matters).flatMap(([question, groups]) => {
    const open = facts
      .filter((fact) => fact.question === question && hasTimeOrMoney(fact) && !counted.has(fact.id))
      .map(({ id }) => id);
    const aside = groups.flatMap((group) => group.facts);
    return [
      ...open
        .filter((id) => !aside.includes(id))
        .map((id) => `'${id}' has a figure of time or money; name it in a guide or set it aside`),
      ...aside.filter((id) => !open.includes(id)).map((id) => `'${id}' need not be set aside`),
      ...aside.filter((id, at) => aside.indexOf(id) !== at).map((id) => `'${id}' stands twice`),
    ];
  });
  return messages.map((message) => ({ file: FILE, message }));
}
