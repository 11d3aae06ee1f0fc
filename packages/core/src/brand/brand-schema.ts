import { z } from 'zod';
import { FALLBACK_CATEGORIES } from '../categories/catalogue.ts';
import { STATES } from '../jurisdictions.ts';
import { BRAND_FONT_NAMES } from './brand-fonts.ts';
import { type BrandColors, darkColors, paletteFaults } from './brand-palette.ts';

const CATEGORY_SLUGS = FALLBACK_CATEGORIES.map(({ slug }) => slug);
const STATE_CODES = STATES.map(({ code }) => code);

/** What is said where there is something else than what is wanted, or nothing at all. */
function wants(what: string) {
  return {
    error: ({ input }: { input?: unknown }) =>
      input === undefined ? `is missing: it wants ${what}` : `wants ${what}`,
  };
}

/** One line without control characters. */
function line(maxChars: number) {
  return z
    .string({ error: 'wants a text' })
    .trim()
    .min(1, 'is empty: write it, or leave the field out')
    .max(maxChars, `wants at most ${maxChars} characters`)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'wants one line without control characters');
}

const address = z
  .string({ error: 'wants an address' })
  .regex(
    /^(?:https:\/\/[^\s"'<>\\]+|\/(?!\/)[^\s"'<>\\]*|mailto:[^\s"'<>\\]+@[^\s"'<>\\]+|tel:\+?[\d-]+)$/,
    'wants a path of this site such as /topic/quorum-requirements, or an address that begins with https:, mailto: or tel:',
  );

const color = z
  .string({ error: 'wants a colour such as #1f6f5c' })
  .regex(/^#[\da-f]{6}$/i, 'wants a colour of six digits such as #1f6f5c')
  .toLowerCase();

const schemeColorsSchema = z.strictObject(
  { primary: color, accent: color },
  wants('two colours, such as {"primary": "#1d3f8a", "accent": "#f2b705"}'),
);

const colorsSchema = z
  .strictObject(
    { light: schemeColorsSchema, dark: schemeColorsSchema.optional() },
    wants('{"light": two colours}, and "dark" beside it if you like'),
  )
  .transform(({ light, dark }): BrandColors => ({ light, dark: dark ?? darkColors(light) }))
  .superRefine((colors, context) => {
    for (const { path, fault } of paletteFaults(colors)) {
      context.addIssue({ code: 'custom', path, message: fault });
    }
  });

const font = z.enum(BRAND_FONT_NAMES, {
  error: `wants one of ${BRAND_FONT_NAMES.join(', ')}`,
});

/** A path beside the brand file, or the picture itself as a data address. */
const picture = z
  .string({ error: 'wants the path of an SVG or PNG file beside this one' })
  .regex(
    /^(?:data:image\/(?:svg\+xml|png);base64,[A-Za-z\d+/=]+|(?!data:|[a-z]+:\/\/).+\.(?:svg|png))$/i,
    'wants the path of an .svg or .png file, or data:image/svg+xml;base64,… or data:image/png;base64,…',
  );

const hostname = z
  .string({ error: 'wants a host name' })
  .toLowerCase()
  .regex(
    /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/,
    'wants a host name such as learn.example.com, without https:// and without a port',
  );

const contactSchema = z
  .strictObject(
    {
      name: line(80),
      address: line(160),
      phone: line(40).regex(/\d/, 'wants a telephone number'),
      email: z.email({ error: 'wants an address such as help@example.com' }),
      url: z.url({ protocol: /^https$/, error: 'wants an address that begins with https://' }),
    },
    wants('its fields, such as {"phone": "+1 555 0100"}'),
  )
  .partial()
  .refine((contact) => Object.keys(contact).length > 0, 'is empty: fill one of its fields');

const closingSchema = z.strictObject(
  {
    title: line(120),
    text: line(400),
    points: z
      .array(line(80), wants('a list of texts, such as ["Books that the board reads online"]'))
      .max(6, 'wants at most 6 points')
      .default([]),
    link: z.strictObject(
      { label: line(60), url: address },
      wants('{"label": "Talk to us", "url": "https://example.com/contact"}'),
    ),
  },
  wants('{"title": …, "text": …, "link": …}'),
);

/** A brand as its file writes it. A field that is not known here is a fault. */
export const brandSchema = z.strictObject(
  {
    name: line(40),
    summary: line(200).optional(),
    hosts: z
      .array(hostname, wants('a list, such as ["learn.example.com"]'))
      .min(1, 'is empty: name a host, or leave the field out')
      .optional(),
    publicUrl: z
      .string(wants('an origin such as https://learn.example.com'))
      .regex(/^https?:\/\/[^/\s]+$/, 'wants an origin such as https://learn.example.com')
      .optional(),
    logo: z
      .union([picture, z.strictObject({ light: picture, dark: picture })], {
        error: 'wants the path of an SVG or PNG file, or {"light": path, "dark": path}',
      })
      .optional(),
    colors: colorsSchema.optional(),
    fonts: z
      .strictObject(
        { headings: font, body: font },
        wants('its fields, such as {"headings": "inter"}'),
      )
      .partial()
      .optional(),
    closing: closingSchema.optional(),
    footer: line(300).optional(),
    contact: contactSchema.optional(),
    categories: z
      .array(
        z.enum(CATEGORY_SLUGS, { error: `wants some of ${CATEGORY_SLUGS.join(', ')}` }),
        wants('a list, such as ["board-management"]'),
      )
      .min(1, 'is empty: name the categories to show, or leave the field out to show all')
      .optional(),
    state: z
      .enum(STATE_CODES, { error: 'wants the two letters of a state, such as TX' })
      .optional(),
  },
  wants('an object with a name, such as {"name": "Cedarline"}'),
);

export type BrandInput = z.output<typeof brandSchema>;
