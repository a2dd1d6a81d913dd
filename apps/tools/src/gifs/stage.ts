/** Every picture is drawn in a box of this size. */
export const width = 320;
export const height = 240;

/** One picture of a film, `t` from 0 up to 1; the film begins again where it ends. */
export type Drawing = (t: number) => string;

/** A swing from -1 to 1 and back, `times` in one film. */
export const swing = (t: number, times = 1, shift = 0): number => Math.sin(2 * Math.PI * (t * times + shift));
/** From 0 to 1 and back to 0. */
export const rise = (t: number, times = 1): number => (1 - Math.cos(2 * Math.PI * t * times)) / 2;
/** Where something is on an endless way of length 1 that begins at `start`. */
export const along = (t: number, start: number, times = 1): number => (t * times + start) % 1;
/** Seen in the middle of its way, gone at both ends. */
export const fade = (part: number): number => Math.min(1, 4 * part, 4 * (1 - part));

/** The skies and lands of the demo portraits. */
const skies = {
  day: ['#fdf1dc', '#d8ebe6', '#6fb8a8'],
  morning: ['#f5daa9', '#f7d9d5', '#c58a72'],
  meadow: ['#fbf0cf', '#e8eecf', '#8bae70'],
  sea: ['#f8e6c6', '#dbe3ee', '#7c9fcb'],
  lilac: ['#f6e3d1', '#e6d9ec', '#9a7fbe'],
  rose: ['#fbeadb', '#f7d9d5', '#bf7485'],
  room: ['#fcefda', '#f5dccb', '#c29a5b'],
  night: ['#2a1e3a', '#4b4a7a', '#12312d'],
  winter: ['#dbe3ee', '#eef3f6', '#fbf8f3'],
} as const;
export type Sky = keyof typeof skies;

const hills = {
  hills: ['M0 178 C50 158 100 158 157 174 S267 156 320 148 V240 H0Z', 'M0 210 C57 192 110 190 167 202 S273 220 320 188 V240 H0Z'],
  flat: ['M0 176 H320 V240 H0Z', 'M0 206 C40 198 70 198 107 206 S173 214 213 206 S280 198 320 206 V240 H0Z'],
  table: ['M0 196 H320 V240 H0Z', 'M0 196 H320 V204 H0Z'],
} as const;

/** The picture around: sky, land, and what happens before them. */
export function scene(sky: Sky, land: keyof typeof hills | null, content: string, light = true): string {
  const [high, low, earth] = skies[sky];
  const outlines = land ? hills[land] : [];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${high}"/><stop offset=".8" stop-color="${low}"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/>
${light && land !== 'table' ? '<circle cx="262" cy="52" r="30" fill="#fff" fill-opacity=".55"/>' : ''}
${outlines.map((outline, index) => `<path d="${outline}" fill="${earth}" fill-opacity="${index ? 0.75 : 0.5}"/>`).join('')}
${content}</svg>`;
}

interface Placing {
  readonly turn?: number;
  readonly size?: number;
  readonly sizeY?: number;
  readonly opacity?: number;
}

/** A group moved to a place, turned in degrees and made larger. */
export const at = (x: number, y: number, content: string, { turn = 0, size = 1, sizeY, opacity = 1 }: Placing = {}): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${size.toFixed(3)} ${(sizeY ?? size).toFixed(3)})"${opacity < 1 ? ` opacity="${opacity.toFixed(2)}"` : ''}>${content}</g>`;

/** The same thing several times. */
export const many = (count: number, one: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => one(index)).join('');

export const heart = (colour = '#8a1253'): string =>
  `<path d="M0 30 C-44 2 -34 -32 -12 -28 C-4 -26 0 -18 0 -14 C0 -18 4 -26 12 -28 C34 -32 44 2 0 30Z" fill="${colour}"/><path d="M-20 -14 C-18 -20 -14 -22 -10 -21" stroke="#fff" stroke-opacity=".55" stroke-width="5" stroke-linecap="round" fill="none"/>`;

/** The moon, turned to the right. */
export const crescent = '<path d="M10 -52 A53 53 0 1 0 50 20 A46 46 0 0 1 10 -52Z" fill="#f5daa9"/>';

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${fill}" ${more}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${rx.toFixed(1)}" ry="${ry.toFixed(1)}" fill="${fill}" ${more}/>`;
export const shape = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (d: string, stroke: string, strokeWidth: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const box = (x: number, y: number, w: number, h: number, fill: string, r = 0): string =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${w.toFixed(1)}" height="${h.toFixed(1)}" rx="${r}" fill="${fill}"/>`;
