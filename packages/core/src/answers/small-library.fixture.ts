import type { LibraryArticle } from '../library/library-article.ts';
import type { Section } from '../library/section.ts';

const category = { id: 1, slug: 'board-management', name: 'Board Management' };

function section(heading: string, blocks: Section['blocks'], part: Section['part'] = 'body') {
  return { anchor: heading.toLowerCase().replaceAll(' ', '-'), heading, part, blocks, answers: [] };
}

const paragraph = (text: string) => ({ kind: 'paragraph' as const, text });
const step = (text: string) => ({ kind: 'step' as const, text });

/** Three short articles with a definition, steps and a trap: sentences that lean on others. */
export const SMALL_LIBRARY: readonly LibraryArticle[] = [
  {
    topicId: 8,
    slug: 'quorum-requirements',
    title: 'Quorum Requirements',
    description: 'What a quorum is and how it is counted.',
    category,
    aliases: ['not enough people showed up'],
    related: ['proxy-voting'],
    decidedBy: [
      { document: 'bylaws', heading: 'Quorum' },
      { document: 'state-law', heading: 'Quorum' },
    ],
    sections: [
      section(
        'In short',
        [
          paragraph(
            'Meetings fail when too few owners take part. A quorum is the minimum number of votes that must be present before a meeting may decide. It is set by the bylaws.',
          ),
        ],
        'in-short',
      ),
      section('What to do when the quorum is missing', [
        paragraph('A meeting without a quorum may only adjourn or look for more voters.'),
        step('Count the owners and the proxies at the door.'),
        step('Adjourn to a date that the bylaws allow.'),
      ]),
    ],
  },
  {
    topicId: 10,
    slug: 'proxy-voting',
    title: 'Proxy Voting',
    description: 'How owners vote through somebody else.',
    category,
    aliases: ['vote for my neighbor'],
    related: ['quorum-requirements'],
    decidedBy: [{ document: 'bylaws', heading: 'Proxies' }],
    sections: [
      section(
        'In short',
        [paragraph('A proxy is a signed paper that lets another person vote for an owner.')],
        'in-short',
      ),
      section('Proxies and the quorum', [
        paragraph('Valid proxies usually count toward the quorum of an owners meeting.'),
      ]),
    ],
  },
  {
    topicId: 42,
    slug: 'fence-rules',
    title: 'Fence Rules',
    description: 'Fence height, materials and cost.',
    category: { id: 3, slug: 'property-management', name: 'Property Management' },
    aliases: ['put up a fence'],
    related: ['quorum-requirements'],
    decidedBy: [{ document: 'declaration', heading: 'Fences' }],
    sections: [
      section(
        'In short',
        [
          paragraph(
            'The declaration and the city code decide how high a fence may be. Cost sharing follows an agreement between neighbors. If the board refused your fence, ask for its reasons in writing.',
          ),
        ],
        'in-short',
      ),
      section('When the board refuses', [
        paragraph('A boundary survey (BS) is a map of a lot and its lines, drawn by a surveyor.'),
        paragraph('A refused application goes to the full board, which must hear the owner.'),
      ]),
      section(
        'Mistakes with a fence',
        [
          step('Building a fence before the approval. It may have to come down.'),
          step('Trusting an old fence as the property line. Only a survey shows it.'),
        ],
        'common-mistakes',
      ),
    ],
  },
];

/** A table of states for the article on the quorum. */
export const QUORUM_BY_STATE = section(
  'Quorum by state',
  [
    { kind: 'row', text: 'State: Nevada; Quorum of owners: 20 percent' },
    { kind: 'row', text: 'State: Texas; Quorum of owners: 10 percent' },
  ],
  'state-law',
);
