import { along, at, box, circle, fade, line, many, oval, rise, scene, shape, swing, type Drawing } from './stage.js';

const steam = (t: number, x: number, y: number): string =>
  many(3, (index) => {
    const part = along(t, index / 3);
    const lean = 7 * swing(t, 1, index / 3);
    return at(
      x - 24 + index * 24,
      y - 26 * part,
      line(`M0 0 q${-8 - lean} -14 0 -28 q${8 + lean} -14 0 -28`, '#fff', 7, 'stroke-opacity=".8"'),
      { opacity: fade(part) },
    );
  });

const cup = (colour: string): string =>
  `${oval(0, 56, 84, 13, '#fffaf2')}${oval(0, 53, 60, 8, '#e6d9cb')}${line('M50 -4 C92 -10 88 38 42 30', colour, 11)}${shape('M-58 -16 H58 C58 30 40 54 0 54 C-40 54 -58 30 -58 -16Z', colour)}${oval(0, -16, 58, 13, '#fffaf2')}`;

const flame = (t: number, shift = 0): string =>
  at(
    0,
    0,
    `${shape('M0 -30 C15 -10 13 4 0 4 C-13 4 -15 -10 0 -30Z', '#f2a33c')}${shape('M0 -15 C7 -5 6 2 0 2 C-6 2 -7 -5 0 -15Z', '#fbe3a2')}`,
    { size: 1, sizeY: 1 + 0.14 * swing(t, 3, shift), turn: 6 * swing(t, 2, shift) },
  );

const glass = (turn: number, x: number): string =>
  at(
    x,
    200,
    `${line('M0 -44 V-4', '#c8d6dc', 6)}${oval(0, 0, 26, 6, '#c8d6dc')}${shape('M-24 -140 H24 C24 -92 18 -52 0 -44 C-18 -52 -24 -92 -24 -140Z', '#fff', 'fill-opacity=".75"')}${shape('M-22 -116 H22 C21 -84 15 -54 0 -49 C-15 -54 -21 -84 -22 -116Z', '#f2cf7a')}`,
    { turn },
  );

/** What stands on the table. */
export const table = {
  coffee: (t) =>
    scene(
      'room',
      'table',
      `${at(160, 146, `${cup('#8a1253')}${oval(0, -14, 50, 9, '#5a3a2c')}`)}${steam(t, 160, 116)}${oval(246, 206, 20, 8, '#c9945a')}${oval(243, 202, 20, 8, '#d9a96c')}`,
    ),
  tea: (t) =>
    scene(
      'day',
      'table',
      `${at(112, 150, `${line('M58 12 C92 4 84 -34 106 -38', '#005c53', 14)}${line('M-56 -24 C-98 -26 -96 40 -50 34', '#005c53', 11)}${shape('M-62 8 C-62 -46 62 -46 62 8 C62 40 40 54 0 54 C-40 54 -62 40 -62 8Z', '#005c53')}${shape('M-36 -34 C-30 -52 30 -52 36 -34Z', '#2f8077')}${circle(0, -52, 8, '#f5daa9')}${circle(-24, 8, 8, '#f5daa9')}${circle(6, 16, 8, '#f5daa9')}${circle(34, 2, 8, '#f5daa9')}`, { turn: 7 * rise(t) })}${line(`M224 ${112 + 10 * rise(t)} V${t > 0.2 && t < 0.8 ? 172 : 114 + 10 * rise(t)}`, '#b8752f', 5, t > 0.2 && t < 0.8 ? '' : 'stroke-opacity="0"')}${at(236, 172, `${cup('#f7f3ec')}${oval(0, -14, 50, 9, '#b8752f')}`, { size: 0.62 })}`,
    ),
  cake: (t) =>
    scene(
      'rose',
      'table',
      `${oval(160, 204, 112, 14, '#fffaf2')}${box(76, 138, 168, 62, '#f5daa9', 10)}${box(76, 162, 168, 9, '#a01f4b')}${shape('M70 142 C70 116 250 116 250 142 C250 158 236 158 232 146 C226 166 208 166 204 148 C196 162 182 162 178 148 C170 168 150 168 146 148 C138 162 124 162 120 148 C112 164 96 164 92 146 C86 158 70 156 70 142Z', '#fff5f0')}
${many(5, (index) => `${box(95 + index * 30, 88, 10, 40, ['#005c53', '#8a1253', '#d9a441', '#4b1d7a', '#25557c'][index] ?? '', 3)}${at(100 + index * 30, 84, flame(t, index / 5))}`)}${many(8, (index) => circle(96 + index * 19, 188, 4.5, index % 2 ? '#8a1253' : '#6fb8a8'))}`,
    ),
  champagne: (t) => {
    const near = rise(t, 2);
    return scene(
      'lilac',
      'table',
      `${glass(-4 + 13 * near, 112 + 8 * near)}${glass(4 - 13 * near, 208 - 8 * near)}
${many(10, (index) => {
  const part = along(t, index / 10);
  return circle((index % 2 ? 118 : 204) + 9 * swing(index / 7), 148 - 62 * part, 2.6, '#fff', `fill-opacity="${fade(part).toFixed(2)}"`);
})}${near > 0.8 ? many(7, (ray) => at(160, 62, line('M0 -14 V-30', '#f2b84b', 5), { turn: -78 + ray * 26 })) : ''}`,
    );
  },
  'ice-cream': (t) =>
    scene(
      'sea',
      'hills',
      at(
        160,
        128,
        `${shape('M-36 0 H36 L0 104Z', '#d9a96c')}${line('M-24 8 L10 72 M0 4 L20 44 M24 8 L-10 72 M0 4 L-20 44', '#b5813f', 3)}${circle(-22, -12, 28, '#f4b6c8')}${circle(22, -12, 28, '#fbe3b5')}${circle(0, -44, 29, '#8fcabb')}${at(0, -78, `${circle(0, 0, 9, '#c0213f')}${line('M0 -8 q4 -14 14 -16', '#4f7a3f', 3)}`)}${shape(`M-44 -8 q8 ${20 + 10 * rise(t)} 16 6 q8 18 16 2 q10 16 18 -2 q10 18 18 0 q8 14 14 -6Z`, '#f4b6c8')}`,
        { turn: 9 * swing(t), size: 1 + 0.03 * swing(t, 2) },
      ),
    ),
  candle: (t) =>
    scene(
      'night',
      'table',
      `${circle(160, 92, 66 + 5 * swing(t, 3), '#f5c26b', 'fill-opacity=".16"')}${circle(160, 92, 40 + 4 * swing(t, 2), '#f5c26b', 'fill-opacity=".22"')}${oval(160, 204, 58, 10, '#8a7a5a')}${box(140, 116, 40, 84, '#fbf3e4', 6)}${shape('M140 122 q6 26 12 4 q4 -4 10 0 q4 16 8 2 l10 -4 V114 H140Z', '#fff')}${line('M160 116 V106', '#2c2320', 4)}${at(160, 106, flame(t), { size: 1.5 })}`,
      false,
    ),
} satisfies Record<string, Drawing>;
