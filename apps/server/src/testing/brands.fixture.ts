const logoOf = (box: string, shapes: string) =>
  `data:image/svg+xml;base64,${Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${shapes}</svg>`,
  ).toString('base64')}`;

/** A mark of two shapes, as wide as high. */
const MARK = logoOf(
  '0 0 32 32',
  '<circle cx="16" cy="16" r="16" fill="#1d3f8a"/><path d="M8 20l8-10 8 10z" fill="#f2b705"/>',
);
/** A logo that is wide enough to carry the name. */
const WORDMARK = logoOf('0 0 128 32', '<rect width="128" height="32" rx="6" fill="#7a1f3d"/>');

/** The portal and two invented companies on one process, as BRAND has them. */
export const THREE_BRANDS = [
  { name: 'HOA Education Portal', publicUrl: 'https://portal.test' },
  {
    name: 'Cedarline Owner Library',
    summary: 'Articles for the communities that Cedarline looks after.',
    hosts: ['learn.cedarline.example', 'cedarline.localhost'],
    logo: MARK,
    colors: { light: { primary: '#1d3f8a', accent: '#f2b705' } },
    fonts: { headings: 'inter' },
    closing: {
      title: 'Cedarline looks after 140 communities',
      text: 'The board decides, we do the work.',
      points: ['One manager for each community'],
      link: { label: 'Talk to us', url: 'https://cedarline.example/contact' },
    },
    footer: 'Cedarline Association Services, an invented company.',
    contact: { phone: '+1 555 0100', email: 'help@cedarline.example' },
    state: 'TX',
  },
  {
    name: 'Harborview & Sons’ Handbook',
    hosts: ['help.harborview.example', 'harborview.localhost'],
    logo: WORDMARK,
    colors: { light: { primary: '#7a1f3d', accent: '#e8a0b4' } },
    categories: ['board-management', 'financial-management', 'property-management'],
  },
];
