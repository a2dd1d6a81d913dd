import { along, at, box, circle, heart, line, many, oval, rise, scene, shape, swing, type Drawing } from './stage.js';

interface Look {
  readonly skin: string;
  readonly hair: string;
  readonly top: string;
  readonly isWoman: boolean;
}
const anna: Look = { skin: '#f3c9a0', hair: '#d5cfce', top: '#8a1253', isWoman: true };
const bert: Look = { skin: '#ffdbb4', hair: '#aaa39f', top: '#25557c', isWoman: false };

const head = ({ skin, hair, isWoman }: Look, isHappy = true): string =>
  `${isWoman ? `${circle(0, -3, 27, hair)}${circle(0, -30, 11, hair)}` : ''}${circle(0, 0, 23, skin)}${
    isWoman
      ? shape('M-23 -3 C-20 -28 20 -28 23 -3 C10 -14 -6 -16 -23 -3Z', hair)
      : shape('M-24 -2 C-26 -32 26 -32 24 -2 C18 -16 -16 -18 -24 -2Z', hair)
  }${isHappy ? line('M-12 -1 q4 -5 8 0 M5 -1 q4 -5 8 0', '#4a312c', 2.6) : ''}${line('M-7 9 q7 7 14 0', '#8a3a34', 2.6)}${circle(-15, 7, 3.6, '#e59a86', 'fill-opacity=".6"')}${circle(15, 7, 3.6, '#e59a86', 'fill-opacity=".6"')}`;

/** Somebody from head to foot, standing on 0: `step` swings the legs. */
const walker = (
  look: Look,
  step: number,
): string => `${line(`M-6 -62 L${-6 - 17 * step} 0 h7`, look.isWoman ? '#5b4a63' : '#3c4f5c', 11)}${line(`M6 -62 L${6 + 17 * step} 0 h7`, look.isWoman ? '#4b3a56' : '#2f3f4a', 11)}
${look.isWoman ? shape('M-18 -122 H18 L28 -48 H-28Z', look.top) : shape('M-19 -122 H19 L20 -56 H-20Z', look.top)}${at(0, -142, head(look))}`;

const wheel = (turn: number): string =>
  `${circle(0, 0, 33, 'none', 'stroke="#3c4f5c" stroke-width="5"')}${at(
    0,
    0,
    many(4, (spoke) => at(0, 0, line('M0 -31 V31', '#8c9aa3', 1.6), { turn: spoke * 45 })),
    { turn },
  )}`;

/** People together and under way. */
export const company = {
  'dancing-couple': (t) =>
    scene(
      'lilac',
      'hills',
      `${at(
        160,
        224,
        `${at(-30 + 3 * swing(t, 2), 0, `${line('M-4 -52 L-12 0 h-8 M6 -52 L12 0 h8', '#3c4f5c', 10)}${shape('M-18 -116 H18 L18 -48 H-18Z', bert.top)}${at(2, -136, head(bert), { turn: 6 * swing(t) })}`)}
${at(32 - 3 * swing(t, 2), 0, `${line('M-4 -40 L-8 0 h-6 M6 -40 L12 0 h6', '#f3c9a0', 7)}${shape(`M-14 -108 H14 L${40 + 10 * swing(t)} -26 Q${10 * swing(t)} -14 ${-32 + 10 * swing(t)} -26Z`, anna.top)}${at(-2, -130, head(anna), { turn: 8 * swing(t) })}`)}
${line(`M-16 -104 Q-64 -100 -70 ${-128 - 10 * swing(t, 2)}`, bert.top, 10)}${line(`M24 -98 Q-30 -84 -68 ${-130 - 10 * swing(t, 2)}`, anna.skin, 8)}${line('M-30 -100 Q0 -74 30 -74', bert.top, 10)}`,
        { turn: 9 * swing(t) },
      )}
${many(3, (index) => at(52 + index * 108, 58 + 14 * swing(t, 1, index / 3), `${oval(-7, 10, 9, 7, '#4b1d7a')}${line('M1 9 V-22 L18 -26', '#4b1d7a', 4.5)}`, { turn: 10 * swing(t, 2, index / 3) }))}`,
      false,
    ),
  hug: (t) =>
    scene(
      'rose',
      'hills',
      `${at(
        160,
        262,
        `${at(-27 + 6 * rise(t), 0, `${shape('M-44 0 C-44 -94 36 -98 38 0Z', bert.top)}${at(6, -118, head(bert), { turn: 10 + 4 * rise(t), size: 1.35 })}`)}${at(29 - 6 * rise(t), 0, `${shape('M-38 0 C-36 -90 44 -88 44 0Z', anna.top)}${at(-6, -108, head(anna), { turn: -12 - 4 * rise(t), size: 1.3 })}`)}
${line(`M-60 -30 Q-20 -46 ${52 - 6 * rise(t)} -52`, bert.top, 20)}${circle(56 - 6 * rise(t), -53, 11, bert.skin)}${line(`M62 -22 Q20 -20 ${-44 + 6 * rise(t)} -30`, anna.top, 18)}${circle(-48 + 6 * rise(t), -31, 10, anna.skin)}`,
      )}
${at(160, 56, heart('#bf3b6b'), { size: 0.7 + 0.35 * rise(t, 2) })}`,
      false,
    ),
  walk: (t) =>
    scene(
      'meadow',
      'hills',
      `${many(3, (index) => at(380 - 420 * along(t, index / 3), 196 - (index % 2) * 6, `${box(-6, -44, 12, 46, '#724133', 3)}${circle(0, -72, 34, ['#6b9c52', '#7fae62', '#5b8a4a'][index] ?? '')}`))}
${at(132, 228 - 3 * Math.abs(swing(t, 2)), `${walker(bert, swing(t, 2))}${line(`M-16 -112 L${-24 + 8 * swing(t, 2)} -66`, bert.top, 10)}`)}${at(196, 230 - 3 * Math.abs(swing(t, 2, 0.1)), `${walker(anna, swing(t, 2, 0.5))}${line(`M16 -110 L${24 + 8 * swing(t, 2)} -66`, anna.top, 9)}`)}${line('M148 118 L164 162 L180 120', bert.top, 9)}${circle(164, 162, 7, anna.skin)}`,
    ),
  bicycle: (t) =>
    scene(
      'day',
      'flat',
      `${many(4, (index) => at(372 - 440 * along(t, index / 4), 192, `${line('M0 4 V-26', '#4f7a3f', 4)}${circle(0, -32, 9, index % 2 ? '#c06b8e' : '#d9a441')}${circle(0, -32, 3.5, '#fff')}`))}
${at(
  160,
  196 - 2 * Math.abs(swing(t, 2)),
  `${at(-54, 0, wheel(360 * t))}${at(54, 0, wheel(360 * t))}${line('M-54 0 L-24 -50 H34 L0 0Z M-24 -50 L0 0 M54 0 L34 -50 L30 -74 H46 M-30 -62 H-14 M-22 -50 V-60', '#005c53', 6)}
${line(`M-20 -66 L${10 + 12 * swing(t)} ${-30 - 8 * swing(t, 1, 0.25)} L${4 + 10 * swing(t)} ${4 + 10 * swing(t, 1, 0.75)} h9`, '#3c4f5c', 10)}${shape('M-36 -66 C-34 -104 -8 -128 10 -124 C20 -120 16 -104 8 -92 L-8 -62Z', anna.top)}${line('M6 -112 L24 -84 L42 -76', anna.skin, 8)}${at(14, -148, head(anna))}${box(46, -72, 34, 24, '#b98a55', 5)}${circle(56, -76, 8, '#c06b8e')}${circle(70, -77, 8, '#f5c26b')}`,
)}`,
    ),
} satisfies Record<string, Drawing>;
