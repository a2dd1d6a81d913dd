import * as avataaars from '@dicebear/avataaars';
import { createAvatar } from '@dicebear/core';
import { lookOf, type PresentedAs } from '../seed/portraits.js';
import { at, circle, crescent, fade, heart, many, rise, scene, shape, swing, type Drawing, type Sky } from './stage.js';

type Look = NonNullable<ReturnType<typeof lookOf>>;
type Face = Pick<Look, 'eyes' | 'mouth' | 'eyebrows' | 'top'>;
interface Pose {
  readonly x?: number;
  readonly y?: number;
  readonly turn?: number;
}

const SIZE = 214;

/** Somebody from the demo portraits, with the face of this moment. */
function person(number: number, presentedAs: PresentedAs, face: Face, { x = 0, y = 0, turn = 0 }: Pose = {}): string {
  const drawn = createAvatar(avataaars, { ...lookOf(number, presentedAs), ...face })
    .toString()
    .replace(/<metadata[\s\S]*?<\/metadata>/u, '')
    .replace('<svg ', `<svg x="${-SIZE / 2}" y="${-SIZE}" width="${SIZE}" height="${SIZE}" `);
  return at(160 + x, 244 + y, drawn, { turn });
}

const pictured = (sky: Sky, who: string, before = ''): string => scene(sky, 'hills', who + before);

const hand = (skin: string, turn: number): string =>
  at(
    258,
    226,
    `${shape('M-15 0 C-17 -34 -17 -54 -14 -74 H14 C17 -54 17 -34 15 0Z', '#005c53')}${circle(0, -84, 19, skin)}${[-24, -9, 6, 20]
      .map((lean, index) =>
        at(-12 + index * 8, -94, `<rect x="-4.6" y="-30" width="9.2" height="36" rx="4.6" fill="${skin}"/>`, { turn: lean }),
      )
      .join('')}${at(13, -82, `<rect x="-4.6" y="-24" width="9.2" height="30" rx="4.6" fill="${skin}"/>`, { turn: 62 })}`,
    { turn },
  );

const tear = (part: number): string =>
  at(134, 124 + 44 * part, shape('M0 -8 C7 2 6 9 0 9 C-6 9 -7 2 0 -8Z', '#7c9fcb'), { opacity: fade(part) });

/** Faces: what one would do if one sat at the same table. */
export const faces = {
  'waving-hand': (t) =>
    pictured(
      'day',
      person(16, 'female', { eyes: ['happy'], mouth: ['smile'], top: ['bob'] }, { x: -34 }),
      hand('#ffdbb4', 16 * swing(t, 2)),
    ),
  laughing: (t) =>
    pictured(
      'meadow',
      person(
        17,
        'male',
        { eyes: ['happy'], mouth: ['smile'], eyebrows: ['raisedExcitedNatural'] },
        { y: 3 * swing(t, 4), turn: 4 * swing(t, 2) },
      ),
    ),
  winking: (t) =>
    pictured(
      'rose',
      person(11, 'male', { eyes: [t > 0.45 && t < 0.8 ? 'wink' : 'default'], mouth: ['twinkle'] }, { turn: t > 0.4 && t < 0.85 ? 4 : 0 }),
    ),
  'in-love': (t) =>
    pictured(
      'rose',
      person(18, 'female', { eyes: ['hearts'], mouth: ['smile'] }, { y: 2 * swing(t, 2) }),
      many(5, (index) => {
        const part = (t + index / 5) % 1;
        return at([44, 278, 70, 252, 30][index] ?? 0, 200 - 150 * part, heart('#bf3b6b'), { size: 0.5, opacity: fade(part) });
      }),
    ),
  surprised: (t) =>
    pictured(
      'lilac',
      person(
        20,
        'female',
        t < 0.35
          ? { eyes: ['default'], mouth: ['twinkle'] }
          : { eyes: ['surprised'], mouth: ['disbelief'], eyebrows: ['raisedExcitedNatural'] },
        { y: t < 0.35 ? 0 : -8 * rise(Math.min(1, (t - 0.35) * 1.5)) },
      ),
    ),
  thinking: (t) =>
    pictured(
      'sea',
      person(21, 'male', { eyes: ['side'], mouth: ['serious'] }, { turn: 3 * swing(t), x: -20 }),
      many(3, (index) =>
        circle(226 + index * 22, 96 - index * 26, 8 + index * 5, '#fff', `fill-opacity="${t > (index + 1) * 0.2 ? 0.9 : 0}"`),
      ),
    ),
  sad: (t) =>
    pictured(
      'winter',
      person(
        24,
        'female',
        { eyes: ['default'], mouth: ['sad'], eyebrows: ['sadConcernedNatural'], top: ['longButNotTooLong'] },
        { turn: 3 * swing(t) },
      ),
      tear(t),
    ),
  nodding: (t) => pictured('day', person(25, 'male', { eyes: ['happy'], mouth: ['smile'] }, { y: 9 * rise(t, 2) })),
  'shaking-head': (t) =>
    pictured(
      'room',
      person(26, 'female', { eyes: ['closed'], mouth: ['serious'], top: ['bun'] }, { x: 9 * swing(t, 2), turn: 3 * swing(t, 2) }),
    ),
  sleepy: (t) =>
    scene(
      'night',
      'hills',
      `${at(62, 58, crescent, { size: 0.5 })}${person(30, 'male', { eyes: ['closed'], mouth: [t > 0.4 && t < 0.75 ? 'disbelief' : 'default'] }, { y: 6 * rise(t), turn: 5 * rise(t) })}`,
      false,
    ),
} satisfies Record<string, Drawing>;
