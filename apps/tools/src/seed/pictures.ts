import * as avataaars from '@dicebear/avataaars';
import { createAvatar } from '@dicebear/core';
import sharp from 'sharp';
import type { hairColours } from '#contracts';
import { drawLandscape, drawScenery } from './landscape.js';
import { Random } from './random.js';

export type PresentedAs = 'female' | 'male';
type Look = Parameters<typeof createAvatar<avataaars.Options>>[1];

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
export function lookOf(number: number, presentedAs: PresentedAs): Look {
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
  const look = lookOf(number, presentedAs);
  const person = createAvatar(avataaars, look)
    .toString()
    .replace(/<metadata[\s\S]*?<\/metadata>/u, '')
    .replace('<svg ', '<svg x="46" y="332" width="868" height="868" ')
    .replace(
      /<\/svg>$/u,
      `${presentedAs === 'female' && bareEars.has(String(look?.top?.[0])) ? drawEarrings(random.pick(pearls)) : ''}</svg>`,
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
  const colour = String(lookOf(number, presentedAs)?.hairColor?.[0]);
  const word = colour in hairWords ? hairWords[colour as keyof typeof hairWords] : number <= greyPortraits ? 'grey' : 'brown';
  hairs.set(key, word);
  return word;
}
