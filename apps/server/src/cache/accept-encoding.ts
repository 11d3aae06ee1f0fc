/** The forms in which a body is kept, best first. */
export type Encoding = 'br' | 'gzip' | 'identity';

const PREFERENCE: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** Header values remembered: browsers send a handful, and a stranger cannot make it grow. */
const MAX_REMEMBERED = 100;
const MAX_REMEMBERED_CHARS = 200;
const remembered = new Map<string, Encoding>();

function weights(header: string): Map<string, number> {
  return new Map(
    header.split(',').map((part) => {
      const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const q = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2);
      const name = coding.toLowerCase().replace(/^x-gzip$/, 'gzip');
      return [name, q === undefined ? 1 : Number(q) || 0] as const;
    }),
  );
}

function negotiate(header: string): Encoding {
  const given = weights(header);
  const weightOf = (encoding: Encoding) => {
    // Plain bytes are always acceptable unless they are refused by name (RFC 9110, 12.5.3).
    const unnamed = encoding === 'identity' ? Number.MIN_VALUE : 0;
    return given.get(encoding) ?? given.get('*') ?? unnamed;
  };
  const [best = 'identity'] = PREFERENCE.filter((encoding) => weightOf(encoding) > 0).sort(
    (a, b) => weightOf(b) - weightOf(a),
  );
  return best;
}

/**
 * The form in which to send a body to a client with this Accept-Encoding header: the one it weighs
 * highest, and of equals the smallest. A client that refuses everything is sent plain bytes.
 */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const encoding = negotiate(header);
  if (header.length <= MAX_REMEMBERED_CHARS && remembered.size < MAX_REMEMBERED) {
    remembered.set(header, encoding);
  }
  return encoding;
}
