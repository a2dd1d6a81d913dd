import * as avataaars from '@dicebear/avataaars';
import { createAvatar } from '@dicebear/core';
import sharp from 'sharp';
import type { hairColours } from '#contracts';
import { Random } from './random.js';

export type PresentedAs = 'female' | 'male';
type Features = Parameters<typeof createAvatar<avataaars.Options>>[1];

/** Portraits of each kind; the first `greyPortraits` of them have grey or white hair and suit the older members. */
export const portraitsOfEach = 100;
export const greyPortraits = 72;

const grey = { e8e1e1: 4, d5cfce: 4, c2bbb9: 4, aaa39f: 3, '8f8884': 2, efe9df: 1 };
const greyBuns = { c2bbb9: 3, aaa39f: 3, '8f8884': 2 }; // lighter hair, pulled back, vanishes before the sky
const brown = { '724133': 3, '8a5a3c': 3, a5764a: 2, b58143: 2, '5a3a2c': 2, c49a63: 1 };
const dark = { '4a312c': 3, '3a2a26': 2 };
const skins = { ffdbb4: 10, f3c9a0: 8, edb98a: 6, d08b5b: 3, ae5d29: 3, '7a4a30': 2 };
const darkSkins: ReadonlySet<string> = new Set(['d08b5b', 'ae5d29', '7a4a30']);
const clothes = { '005c53': 3, '4b1d7a': 3, '8a1253': 2, '3c4f5c': 3, '25557c': 3, b5813f: 2, '6b7f4e': 2, a3574a: 2, '5b4a63': 2 };
const frames = { '3c4f5c': 3, '4a312c': 2, '724133': 1, '5b4a63': 1 };

const womensHair = { bob: 5, bun: 5, longButNotTooLong: 5, straightAndStrand: 2, straight01: 2, curly: 3, shortCurly: 3 };
const womensCurls = { fro: 3, curly: 3, bun: 3, shortCurly: 2, bob: 2 };
const mensHair = { shortFlat: 4, shortRound: 4, shortWaved: 3, sides: 3, theCaesar: 4, theCaesarAndSidePart: 3, shortCurly: 2 };
const mensCurls = { theCaesar: 4, theCaesarAndSidePart: 3, dreads01: 4, sides: 3, shortRound: 2, shortCurly: 1 };
const bareEars: ReadonlySet<string> = new Set(['bun', 'shortCurly']);
const pearls = ['#f7f3ec', '#d9a441', '#d9a441', '#6fb8a8'];
const womensClothes = { collarAndSweater: 4, shirtScoopNeck: 4, shirtVNeck: 3, shirtCrewNeck: 2, blazerAndSweater: 2, blazerAndShirt: 1 };
const mensClothes = { collarAndSweater: 4, blazerAndSweater: 3, blazerAndShirt: 3, shirtCrewNeck: 3, shirtVNeck: 2 };
const beards = { beardLight: 4, beardMedium: 4, moustacheMagnum: 2 };

/** What the drawn person looks like: calm eyes, a smile, adult clothes; a beard for men only. */
export function featuresOf(number: number, presentedAs: PresentedAs): Features {
  const woman = presentedAs === 'female';
  const random = new Random(number, woman ? 1 : 2, 0x506f);
  const skin = random.weighted(skins);
  const darkSkin = darkSkins.has(skin);
  const top = random.weighted(woman ? (darkSkin ? womensCurls : womensHair) : darkSkin ? mensCurls : mensHair);
  const hair = random.weighted(number > greyPortraits ? (darkSkin ? dark : brown) : top === 'bun' ? greyBuns : grey);
  const wearsGlasses = random.chance(woman ? 0.32 : 0.38);
  const bearded = !woman && random.chance(0.45);
  return {
    seed: `${presentedAs}-${number}`,
    backgroundColor: ['transparent'],
    skinColor: [skin],
    top: [top],
    topProbability: 100,
    hairColor: [hair],
    eyes: [random.weighted({ default: 5, happy: 4 })],
    eyebrows: [random.weighted({ defaultNatural: 4, default: 4, raisedExcitedNatural: 1 })],
    mouth: [random.weighted({ smile: bearded ? 3 : 4, twinkle: bearded ? 1 : 5 })],
    facialHair: [random.weighted(beards)],
    facialHairColor: [hair],
    facialHairProbability: bearded ? 100 : 0,
    accessories: [random.weighted({ prescription01: 3, prescription02: 3, round: 2 })],
    accessoriesColor: [random.weighted(frames)],
    accessoriesProbability: wearsGlasses ? 100 : 0,
    clothing: [random.weighted(woman ? womensClothes : mensClothes)],
    clothesColor: [random.weighted(clothes)],
  };
}

/** The portrait as SVG, 960 by 1200. */
export function drawPortrait(number: number, presentedAs: PresentedAs): string {
  const random = new Random(number, presentedAs === 'female' ? 3 : 4, 0x1a4d);
  const features = featuresOf(number, presentedAs);
  const person = createAvatar(avataaars, features)
    .toString()
    .replace(/<metadata[\s\S]*?<\/metadata>/u, '')
    .replace('<svg ', '<svg x="46" y="332" width="868" height="868" ')
    .replace(
      /<\/svg>$/u,
      `${presentedAs === 'female' && bareEars.has(String(features?.top?.[0])) ? drawEarrings(random.pick(pearls)) : ''}</svg>`,
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="1200" viewBox="0 0 960 1200">${drawLandscape(random, number)}${person}</svg>`;
}

const drawEarrings = (colour: string): string =>
  [79.5, 200.5].map((x) => `<circle cx="${x}" cy="137" r="4.4" fill="${colour}" stroke="#000" stroke-opacity=".18"/>`).join('');

/** The portrait as a JPEG of 960 by 1200, the same bytes for the same number. */
export const renderPortrait = (number: number, presentedAs: PresentedAs): Promise<Buffer> => toJpeg(drawPortrait(number, presentedAs));

/** Drawn holiday pictures: what members show besides their portrait. */
export const sceneryCount = 24;
export const renderScenery = (number: number): Promise<Buffer> =>
  toJpeg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="1200" viewBox="0 0 960 1200">${drawScenery(new Random(number, 5), number)}</svg>`,
  );

function toJpeg(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).flatten({ background: '#fbf8f3' }).jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer();
}

const hairWords = {
  e8e1e1: 'white',
  efe9df: 'white',
  c49a63: 'blonde',
  b58143: 'blonde',
  a5764a: 'blonde',
  '4a312c': 'black',
  '3a2a26': 'black',
} as const;
const hairs = new Map<string, (typeof hairColours)[number]>();

/** The word for the hair that a portrait shows. */
export function hairOf(number: number, presentedAs: PresentedAs): (typeof hairColours)[number] {
  const key = `${presentedAs}${number}`;
  const known = hairs.get(key);
  if (known) return known;
  const colour = String(featuresOf(number, presentedAs)?.hairColor?.[0]);
  const word = colour in hairWords ? hairWords[colour as keyof typeof hairWords] : number <= greyPortraits ? 'grey' : 'brown';
  hairs.set(key, word);
  return word;
}

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
