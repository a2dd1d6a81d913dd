import { along, at, box, circle, fade, heart, line, many, oval, rise, scene, shape, swing, type Drawing } from './stage.js';

const note = (colour: string): string =>
  `${oval(-9, 14, 13, 10, colour)}${line('M2 12 V-34', colour, 6)}${shape('M-1 -40 C18 -34 22 -20 16 -6 C16 -18 8 -24 2 -24Z', colour)}`;
const balloon = (colour: string): string =>
  `${line('M0 40 q-8 26 4 52 q8 22 0 40', '#4a4447', 2.2)}${oval(0, 0, 31, 38, colour)}${shape('M-6 36 H6 L9 45 H-9Z', colour)}${line('M-15 -16 C-13 -24 -8 -28 -3 -29', '#fff', 5, 'stroke-opacity=".6"')}`;
const wheel = (turn: number): string =>
  at(0, 0, `${circle(0, 0, 13, '#3c4f5c')}${circle(0, 0, 5, '#dbe3ee')}${line('M0 -10 V10', '#8c9aa3', 3)}`, { turn });
const lamps = [
  [-18, -96],
  [14, -84],
  [-30, -54],
  [8, -46],
  [36, -52],
  [-48, -14],
  [-12, -8],
  [24, -14],
  [54, -12],
] as const;
const lampColours = ['#f2b84b', '#c0213f', '#6fb8f0', '#f49ac6'];

/** Signs and things that say something. */
export const things = {
  'beating-heart': (t) =>
    scene(
      'rose',
      null,
      `${at(160, 118, heart('#f2b5c4'), { size: 2.5 + 0.9 * rise(t, 2), opacity: 0.5 })}${at(160, 118, heart('#c0213f'), { size: 2.1 + 0.55 * rise(t, 2) })}`,
      false,
    ),
  hearts: (t) =>
    scene(
      'rose',
      'hills',
      many(9, (index) => {
        const part = along(t, (index * 4) / 9);
        return at(30 + index * 33 + 10 * swing(t, 1, index / 9), 236 - 220 * part, heart(['#c0213f', '#8a1253', '#d96b8f'][index % 3]), {
          size: 0.6 + (index % 3) * 0.2,
          opacity: fade(part),
          turn: 12 * swing(t, 1, index / 5),
        });
      }),
      false,
    ),
  'thumbs-up': (t) =>
    scene(
      'day',
      'hills',
      `${at(156, 150 - 10 * rise(t), `${box(-78, -16, 42, 84, '#005c53', 8)}${box(-40, -10, 16, 72, '#f7f3ec', 4)}${shape('M-24 -10 C-2 -24 -4 -60 0 -78 C4 -96 32 -94 31 -68 C31 -48 24 -36 22 -24 H62 C84 -24 84 4 68 6 C84 12 80 34 64 34 C76 42 70 58 56 58 C62 68 52 76 40 76 H0 C-12 76 -18 66 -24 64Z', '#f3c9a0')}${line('M68 6 H40 M64 34 H40 M56 58 H38', '#d6a077', 4)}`, { turn: -12 + 14 * rise(t), size: 1 + 0.08 * rise(t) })}
${rise(t) > 0.7 ? many(5, (ray) => at(190, 66, line('M0 -26 V-42', '#f2b84b', 6), { turn: -60 + ray * 30 })) : ''}`,
    ),
  music: (t) =>
    scene(
      'lilac',
      null,
      `${many(4, (index) => line(`M-10 ${84 + index * 24} C80 ${64 + index * 24 + 12 * swing(t)} 220 ${108 + index * 24 - 12 * swing(t)} 330 ${80 + index * 24}`, '#7a6a96', 2.5, 'stroke-opacity=".55"'))}
${many(5, (index) => {
  const part = along(t, index / 5);
  return at(
    340 - 360 * part,
    116 + 26 * swing(t, 1, index / 5),
    note(['#4b1d7a', '#8a1253', '#005c53', '#25557c', '#b5813f'][index] ?? ''),
    { size: 1.15, turn: 10 * swing(t, 2, index / 5), opacity: fade(part) },
  );
})}`,
      false,
    ),
  letter: (t) => {
    const open = Math.min(1, 1.4 * rise(t));
    return scene(
      'sea',
      'hills',
      at(
        160,
        146,
        `${box(-84, -40, 168, 104, '#f5e3c6', 6)}${shape(`M-84 -36 L0 ${-36 - 62 * open} L84 -36Z`, '#e3c99c')}${at(0, -10 - 46 * open, `${box(-64, -36, 128, 84, '#fffdf8', 4)}${at(0, 0, heart('#c0213f'), { size: 0.95 })}`)}${shape('M-84 -38 L0 22 L84 -38 V58 C84 62 82 64 78 64 H-78 C-82 64 -84 62 -84 58Z', '#f0d9b0')}${line('M-80 62 L-18 8 M80 62 L18 8', '#d8b987', 3)}`,
      ),
    );
  },
  telephone: (t) => {
    const ring = t < 0.6 ? swing(t, 10) : 0;
    return scene(
      'room',
      'table',
      `${at(
        160,
        138,
        `${shape('M-56 -8 H56 L78 60 C78 68 72 70 66 70 H-66 C-72 70 -78 68 -78 60Z', '#8a1253')}${circle(0, 30, 30, '#fbf3e4')}${many(8, (index) => at(0, 30, circle(0, -20, 5, '#8a1253'), { turn: index * 40 - 140 }))}${circle(0, 30, 9, '#8a1253')}
${at(0, -30 - 5 * Math.abs(ring), `${line('M-64 0 Q0 -26 64 0', '#6d0d40', 19)}${box(-86, -8, 40, 30, '#6d0d40', 9)}${box(46, -8, 40, 30, '#6d0d40', 9)}`, { turn: 6 * ring })}`,
      )}${t < 0.6 ? many(2, (side) => at(side ? 268 : 52, 92, line('M0 -16 q14 16 0 32 M14 -26 q24 26 0 52', '#4b1d7a', 5), { size: side ? 1 : -1, sizeY: 1 })) : ''}`,
    );
  },
  balloons: (t) =>
    scene(
      'day',
      'hills',
      many(5, (index) =>
        at(
          60 + index * 50 + 6 * swing(t, 1, index / 5),
          ([92, 66, 104, 62, 96][index] ?? 0) - 8 * swing(t, 1, index / 4),
          balloon(['#c0213f', '#d9a441', '#005c53', '#4b1d7a', '#25557c'][index] ?? ''),
          { turn: 6 * swing(t, 1, index / 5 + 0.2) },
        ),
      ),
      false,
    ),
  gift: (t) => {
    const up = rise(t);
    return scene(
      'lilac',
      'table',
      `${many(6, (index) => at(160 + (index - 2.5) * 30 * (0.4 + up), 132 - 84 * up * (1 - Math.abs(index - 2.5) / 6), index % 2 ? heart('#d96b8f') : circle(0, 0, 9, '#f2b84b'), { size: 0.5, opacity: Math.min(1, up * 2) }))}
${box(98, 134, 124, 72, '#005c53', 6)}${box(150, 134, 20, 72, '#f2b84b')}${at(160, 128 - 34 * up, `${box(-70, -16, 140, 28, '#0b7468', 6)}${box(-10, -16, 20, 28, '#f2b84b')}${shape('M0 -16 C-40 -58 -64 -22 0 -16Z M0 -16 C40 -58 64 -22 0 -16Z', '#f2b84b')}`, { turn: -10 * up })}`,
    );
  },
  book: (t) =>
    scene(
      'room',
      'table',
      at(
        160,
        190,
        `${shape('M0 0 C-30 -18 -80 -18 -112 -6 V-104 C-80 -116 -30 -116 0 -98Z', '#fffdf8')}${shape('M0 0 C30 -18 80 -18 112 -6 V-104 C80 -116 30 -116 0 -98Z', '#fbf3e4')}${many(5, (row) => line(`M-94 ${-88 + row * 16} C-70 ${-94 + row * 16} -40 ${-94 + row * 16} -16 ${-84 + row * 16} M16 ${-84 + row * 16} C40 ${-94 + row * 16} 70 ${-94 + row * 16} 94 ${-88 + row * 16}`, '#cfc3b4', 3.5))}
${at(0, 0, shape('M0 0 C30 -22 76 -26 108 -14 V-112 C76 -124 30 -120 0 -98Z', '#fff', 'stroke="#d8cbb8" stroke-width="2"'), { size: Math.cos(Math.PI * t) || 0.01, sizeY: 1 })}${line('M-114 -2 C-80 -14 -30 -14 0 6 C30 -14 80 -14 114 -2', '#8a1253', 8)}`,
      ),
    ),
  train: (t) =>
    scene(
      'meadow',
      'hills',
      `${many(3, (index) => at(384 - 430 * along(t, index / 3), 168, `${box(-5, -30, 10, 34, '#724133', 3)}${circle(0, -50, 26, '#6b9c52')}`))}${line('M0 216 H320', '#724133', 6)}${many(9, (index) => box(320 - 36 * (along(t, 0, 3) + index), 216, 20, 7, '#5a3a2c', 2))}
${at(168, 196 + 1.5 * swing(t, 4), `${box(-148, -74, 116, 70, '#8a1253', 8)}${many(3, (index) => box(-138 + index * 36, -62, 26, 28, '#f8e6c6', 4))}${box(-24, -92, 56, 88, '#005c53', 7)}${box(-14, -80, 34, 30, '#f8e6c6', 4)}${box(28, -60, 74, 56, '#0b7468', 12)}${box(72, -96, 18, 40, '#3c4f5c', 3)}${box(66, -102, 30, 10, '#3c4f5c', 4)}${circle(104, -34, 8, '#f5c26b')}${many(6, (index) => at(-130 + index * 42, 4, wheel(720 * t)))}`)}
${many(4, (index) => {
  const part = along(t, index / 4);
  return circle(248 - 130 * part, 84 - 56 * part, 9 + 17 * part, '#fff', `fill-opacity="${(0.9 * fade(part)).toFixed(2)}"`);
})}`,
    ),
  'christmas-tree': (t) =>
    scene(
      'winter',
      null,
      `${shape('M0 200 C80 186 240 186 320 200 V240 H0Z', '#fff')}${at(160, 194, `${box(-12, -4, 24, 26, '#724133')}${shape('M0 -150 L48 -86 H30 L66 -36 H42 L84 8 H-84 L-42 -36 H-66 L-30 -86 H-48Z', '#2f6b46')}${at(0, -150, shape('M0 -20 L6 -6 L20 -5 L9 5 L12 19 L0 11 L-12 19 L-9 5 L-20 -5 L-6 -6Z', '#f2b84b'), { size: 1 + 0.15 * swing(t, 2) })}${lamps.map(([x, y], index) => circle(x, y, 7, lampColours[(index + Math.floor(t * 4)) % 4] ?? '', `fill-opacity="${(index + Math.floor(t * 4)) % 2 ? 1 : 0.55}"`)).join('')}`)}${many(14, (index) => circle((index * 71) % 320, -8 + 256 * along(t, (index * 3) / 14), 3.4, '#fff', 'stroke="#c9d6e4" stroke-width=".8"'))}`,
      false,
    ),
} satisfies Record<string, Drawing>;
