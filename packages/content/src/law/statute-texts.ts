import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One section of a statute, as a file of texts holds it. */
export interface StatuteSection {
  file: string;
  text: string;
}

/** A line that begins a section: '## 55.1-1819. Rules', '§ 47F-1-101.', 'Sec. 34.08.010.', '7110.' */
const SECTION_LINE = /^\s*(##\s+)?(?:§+\s*|Sec\.\s*)?(\d[\w.:-]*\w|\d)(?:\.(?=\s|$)|(?=\s|$))/;

interface SectionStart {
  section: string;
  line: number;
}

/** Where sections begin; a file with headings of level 2 has them nowhere else. */
function sectionStarts(lines: readonly string[]): SectionStart[] {
  const found = lines.flatMap((text, line) => {
    const match = SECTION_LINE.exec(text);
    return match === null
      ? []
      : [
          {
            section: (match[2] ?? '').toLowerCase().replace(/\.new$/, ''),
            line,
            isHeading: match[1] !== undefined,
          },
        ];
  });
  const headings = found.filter(({ isHeading }) => isHeading);
  return headings.length > 0 ? headings : found;
}

/** The texts of the law of one state: every file of its folder, split at its sections. */
export class StatuteTexts {
  readonly #sections = new Map<string, StatuteSection[]>();

  /** @param folder the folder of one state */
  constructor(folder: string) {
    if (!existsSync(folder)) return;
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.md'))) {
      const lines = readFileSync(join(folder, file), 'utf8').split('\n');
      const starts = sectionStarts(lines);
      // Utah's headings say '4' where the section is 57-8-4: the file's name begins with 57-8.
      const prefix = /^[\d.]+(?:-[\d.]+)*\w?(?=-|\.md)/.exec(file)?.[0].toLowerCase() ?? '';
      for (const [index, { section, line }] of starts.entries()) {
        const text = lines.slice(line, starts[index + 1]?.line).join('\n');
        for (const name of new Set([section, `${prefix}-${section}`])) {
          this.#sections.set(name, [...(this.#sections.get(name) ?? []), { file, text }]);
        }
      }
    }
  }

  get isEmpty(): boolean {
    return this.#sections.size === 0;
  }

  /** The section, once for each time that the files hold it. */
  find(section: string): readonly StatuteSection[] {
    return this.#sections.get(section.toLowerCase()) ?? [];
  }
}
