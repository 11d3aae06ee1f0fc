/**
 * Parts of objects by name, each drawn around its own middle: shapes between bars, the lowest first.
 * A shape is a paint and a geometry.
 *
 * Paint: a letter of `PALETTE` (palette.ts), with the outline that all shapes share; a dot before it
 * leaves the outline out; a dash before it makes a line, whose width may follow ('-c2.5').
 * Geometry: path data, 'o' with the middle and radius of a circle, or 'r' with the corner, size and
 * rounding of a rectangle.
 */
export type Parts = Readonly<Record<string, string>>;
