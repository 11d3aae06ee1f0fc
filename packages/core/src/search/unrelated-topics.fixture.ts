import type { LibraryArticle } from '../library/library-article.ts';
import type { Section } from '../library/section.ts';

const category = { id: 1, slug: 'property-management', name: 'Property Management' };

function section(heading: string, text: string, part: Section['part'] = 'body'): Section {
  const anchor = heading.toLowerCase().replaceAll(' ', '-');
  return { anchor, heading, part, blocks: [{ kind: 'paragraph', text }], answers: [] };
}

function article(
  topicId: number,
  title: string,
  aliases: readonly string[],
  sections: readonly Section[],
): LibraryArticle {
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const description = `About ${title.toLowerCase()} in an association.`;
  const rest = { related: [], decidedBy: [] };
  return { topicId, slug, title, description, category, aliases, sections, ...rest };
}

/** Articles that are about different things, told in the words of the library. */
export const UNRELATED_TOPICS: readonly LibraryArticle[] = [
  article(
    24,
    'Special Assessments',
    ['surprise bill'],
    [
      section(
        'In short',
        'A special assessment is a charge on top of regular dues for a major repair. The board needs authority and often an owner vote.',
        'in-short',
      ),
      section('Installments', 'Many associations let owners pay a special assessment in parts.'),
    ],
  ),
  article(
    42,
    'Fence Rules',
    ['put up a fence'],
    [
      section(
        'In short',
        'A fence needs approval of its height and material. Neighbors often share the cost.',
        'in-short',
      ),
    ],
  ),
  article(
    59,
    'Pest Control',
    ['termites in the wall'],
    [
      section(
        'In short',
        'Termites, roaches and mice move between units, so treatment is planned for the building.',
        'in-short',
      ),
    ],
  ),
  article(
    8,
    'Quorum Requirements',
    ['not enough people showed up'],
    [
      section(
        'In short',
        'A quorum is the number of votes that must be present before a meeting may decide.',
        'in-short',
      ),
    ],
  ),
];
