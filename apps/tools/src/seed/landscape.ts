import type { Random } from './random.js';

/** A sky and one colour of the house for the land before it. */
interface Palette {
  readonly high: string;
  readonly low: string;
  readonly land: string;
}

const palettes: readonly Palette[] = [
  { high: '#f5daa9', low: '#cfe2d6', land: '#6fb8a8' },
  { high: '#fcefda', low: '#f5dccb', land: '#c58a72' },
  { high: '#f8e6c6', low: '#dbe3ee', land: '#7c9fcb' },
  { high: '#f6e3d1', low: '#e6d9ec', land: '#9a7fbe' },
  { high: '#fbf0cf', low: '#e8eecf', land: '#8bae70' },
  { high: '#fbeadb', low: '#f7d9d5', land: '#bf7485' },
  { high: '#fdf1dc', low: '#d8ebe6', land: '#4f9c93' },
  { high: '#f9e7d4', low: '#f1dfc4', land: '#c29a5b' },
];

type Line = readonly [back: string, front: string];

/** Outlines of the land in a box of 960 by 1200, the far one and the near one. */
const lands: readonly Line[] = [
  ['M0 790 C 150 690 300 690 470 770 S 800 800 960 670 V1200 H0Z', 'M0 935 C 170 850 330 840 500 900 S 820 980 960 830 V1200 H0Z'],
  ['M0 700 C 200 660 260 780 430 800 S 760 680 960 740 V1200 H0Z', 'M0 880 C 180 930 300 960 480 900 S 800 820 960 900 V1200 H0Z'],
  [
    'M0 820 L 170 690 L 300 780 L 470 640 L 660 790 L 790 700 L 960 810 V1200 H0Z',
    'M0 930 C 200 850 380 930 560 890 S 850 850 960 920 V1200 H0Z',
  ],
  ['M0 780 H960 V1200 H0Z', 'M0 905 C 120 875 200 875 320 905 S 520 935 640 905 S 840 875 960 905 V1200 H0Z'],
];

/** The picture behind a portrait: sky, sun and land. */
export function drawLandscape(random: Random, number: number): string {
  const palette = palettes[number % palettes.length] as Palette;
  const [back, front] = random.pick(lands);
  const flip = random.chance(0.5) ? 'transform="translate(960 0) scale(-1 1)"' : '';
  const sunX = random.chance(0.5) ? random.between(170, 270) : random.between(690, 790); // never a halo behind the head
  const sunY = random.between(200, 330);
  return `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="${palette.high}"/><stop offset=".75" stop-color="${palette.low}"/></linearGradient></defs>
<rect width="960" height="1200" fill="url(#sky)"/>
<circle cx="${sunX}" cy="${sunY}" r="${random.between(92, 118)}" fill="#fff" fill-opacity=".58"/>
<g ${flip} fill="${palette.land}"><path d="${back}" fill-opacity=".5"/><path d="${front}" fill-opacity=".75"/></g>`;
}

const waters: ReadonlySet<string> = new Set(['#6fb8a8', '#7c9fcb', '#4f9c93']);

/** A picture without a person: the land with something of a good day in it. */
export function drawScenery(random: Random, number: number): string {
  const palette = palettes[number % palettes.length] as Palette;
  const thing = waters.has(palette.land) ? drawBoat(random) : random.pick([drawTrees, drawHouse])(random, palette.land);
  return `${drawLandscape(random, number)}${drawBirds(random)}${thing}`;
}

function drawBoat(random: Random): string {
  const x = random.between(300, 560);
  return `<g transform="translate(${x} ${random.between(690, 760)}) scale(1.5)"><path d="M-10 150 H150 L120 190 H20Z" fill="#724133"/>
<path d="M66 0 V140" stroke="#4a312c" stroke-width="6"/><path d="M74 6 L150 130 H74Z" fill="#fff"/><path d="M58 26 L0 130 H58Z" fill="#f5daa9"/></g>`;
}

function drawTrees(random: Random, land: string): string {
  return Array.from({ length: random.between(3, 5) }, () => {
    const size = random.between(80, 150);
    return `<g transform="translate(${random.between(120, 840)} ${random.between(840, 960)})"><path d="M0 0 V${size * 1.3}" stroke="#5a3a2c" stroke-width="16"/>
<circle cx="0" cy="${-size / 3}" r="${size}" fill="${land}"/><circle cx="${size / 3}" cy="${-size / 2}" r="${size / 2}" fill="#fff" fill-opacity=".14"/></g>`;
  }).join('');
}

function drawHouse(random: Random): string {
  return `<g transform="translate(${random.between(240, 540)} ${random.between(760, 840)}) scale(1.3)"><path d="M0 70 H170 V190 H0Z" fill="#fffaf2"/>
<path d="M-18 74 L85 -6 L188 74Z" fill="#a3574a"/><path d="M66 190 V124 H108 V190Z" fill="#005c53"/>
<path d="M18 96 H52 V130 H18Z M122 96 H156 V130 H122Z" fill="#7c9fcb"/><path d="M128 4 V36 L148 50 V4Z" fill="#724133"/></g>`;
}

function drawBirds(random: Random): string {
  const bird = (): string => {
    const [x, y] = [random.between(200, 700), random.between(380, 560)];
    return `<path d="M${x} ${y} q 20 -22 40 0 q 20 -22 40 0" fill="none" stroke="#4a4447" stroke-width="6" stroke-linecap="round"/>`;
  };
  return Array.from({ length: random.between(2, 4) }, bird).join('');
}
