import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** A logo: a mark and a name, not an illustration. */
const LOGO_MAX_BYTES = 64 * 1024;
/** How much wider than high it may be: what is outside fits into no header. */
const RATIO_MIN = 0.5;
const RATIO_MAX = 5;
const HASH_CHARS = 12;

const PNG_SIGNATURE = '89504e470d0a1a0a';
const DATA_ADDRESS = /^data:image\/(svg\+xml|png);base64,(.+)$/i;

/** What could run, or fetch something from elsewhere, when the file is opened by itself. */
const ACTIVE_SVG =
  /<script|<foreignObject|<!(?:DOCTYPE|ENTITY)|\son\w+\s*=|javascript:|@import|(?:href|src)\s*=\s*["']\s*(?:https?:|\/\/)|url\(\s*["']?\s*(?:https?:|\/\/)/i;

/** A logo as it is served. */
export interface LogoFile {
  /** Path on this site, with a hash of the content. */
  path: string;
  type: 'image/svg+xml' | 'image/png';
  body: Buffer;
  /** Width in parts of the height. */
  ratio: number;
}

function svgRatio(text: string): number {
  const [root = ''] = /<svg\b[^>]*>/.exec(text) ?? [];
  const [, box] =
    /\bviewBox="\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+[\s,]+[\d.]+)\s*"/.exec(root) ?? [];
  const [width, height] =
    box?.split(/[\s,]+/).map(Number) ??
    ['width', 'height'].map((name) =>
      Number(new RegExp(`\\b${name}="([\\d.]+)(?:px)?"`).exec(root)?.[1]),
    );
  return (width ?? 0) / (height ?? 0);
}

function pngRatio(body: Buffer): number {
  return body.readUInt32BE(16) / body.readUInt32BE(20);
}

/** The bytes of a logo, from a data address or a file. @throws what reading a file throws */
function bytesOf(picture: string, folder: string): Buffer {
  const [, , base64] = DATA_ADDRESS.exec(picture) ?? [];
  if (base64 !== undefined) return Buffer.from(base64, 'base64');
  return readFileSync(resolve(folder, picture));
}

/**
 * Reads a logo and looks whether it may be shown.
 *
 * @param picture a path beside the brand file, or a data address
 * @param folder where a path begins
 * @returns the logo, or what is wrong with it and what to do
 */
export function readLogo(picture: string, folder: string): LogoFile | { fault: string } {
  let body: Buffer;
  try {
    body = bytesOf(picture, folder);
  } catch {
    return {
      fault: `${resolve(folder, picture)} cannot be read; check the path, which begins at the folder of the brand file`,
    };
  }
  if (body.length > LOGO_MAX_BYTES) {
    return {
      fault: `is ${Math.ceil(body.length / 1024)} KiB large; a logo has at most ${LOGO_MAX_BYTES / 1024} KiB`,
    };
  }
  const isPng = body.toString('hex', 0, 8) === PNG_SIGNATURE && body.length > 24;
  const text = isPng ? '' : body.toString('utf8');
  if (!isPng && !/<svg\b/.test(text)) {
    return { fault: 'is neither an SVG nor a PNG picture; save it as one of the two' };
  }
  if (ACTIVE_SVG.test(text)) {
    return {
      fault: 'holds a script, an event handler or something from elsewhere; save it as a plain SVG',
    };
  }
  const ratio = isPng ? pngRatio(body) : svgRatio(text);
  if (!(ratio >= RATIO_MIN && ratio <= RATIO_MAX)) {
    return {
      fault:
        Number.isFinite(ratio) && ratio > 0
          ? `is ${ratio.toFixed(2)} times as wide as high; it fits from ${RATIO_MIN} to ${RATIO_MAX}`
          : 'does not say how large it is; give its root element a viewBox',
    };
  }
  const hash = createHash('sha256').update(body).digest('hex').slice(0, HASH_CHARS);
  return {
    path: `/brand/${hash}.${isPng ? 'png' : 'svg'}`,
    type: isPng ? 'image/png' : 'image/svg+xml',
    body,
    ratio,
  };
}
