import { along, at, box, circle, crescent, fade, line, many, oval, rise, scene, shape, swing, type Drawing } from './stage.js';

const rays = (t: number, colour: string): string =>
  many(12, (index) =>
    at(0, 0, `<rect x="-3" y="-68" width="6" height="${14 + 6 * swing(t, 1, index / 2)}" rx="3" fill="${colour}"/>`, {
      turn: index * 30 + 30 * t,
    }),
  );

const flower = (open: number, colour: string): string =>
  `${many(7, (index) => at(0, 0, oval(0, -17, 9, 17, colour), { turn: index * 51.4, size: 0.25 + 0.75 * open }))}${circle(0, 0, 5 + 5 * open, '#f5c26b')}`;
const stem = (tall: number): string =>
  `${line(`M0 0 V${-tall}`, '#4f7a3f', 6)}${shape(`M0 ${-tall * 0.3} C18 ${-tall * 0.55} 30 ${-tall * 0.5} 34 ${-tall * 0.62} C26 ${-tall * 0.3} 12 ${-tall * 0.2} 0 ${-tall * 0.3}Z`, '#6b9c52')}`;

const leaf = (colour: string): string =>
  `${shape('M0 -16 C14 -10 14 8 0 16 C-14 8 -14 -10 0 -16Z', colour)}${line('M0 -12 V22', '#724133', 2.5)}`;
const tree = (colour: string): string =>
  `${box(-9, -60, 18, 62, '#724133', 4)}${circle(0, -98, 46, colour)}${circle(-32, -74, 28, colour)}${circle(32, -74, 28, colour)}`;
const star = 'M0 -14 L4 -4 L14 -3 L6 4 L9 14 L0 8 L-9 14 L-6 4 L-14 -3 L-4 -4Z';
const bands = ['#c0455a', '#dd8a3d', '#f2c94c', '#6b9c52', '#4a80b5', '#7a5aa8'];

/** The first part of a half circle over the middle of the land. */
const arc = (r: number, part: number): string =>
  `M${160 - r} 196 A${r} ${r} 0 0 1 ${(160 - r * Math.cos(Math.PI * part)).toFixed(1)} ${(196 - r * Math.sin(Math.PI * part)).toFixed(1)}`;

/** Weather, seasons and the times of the day. */
export const nature = {
  sunrise: (t) =>
    scene(
      'morning',
      null,
      `${at(160, 196 - 84 * rise(t), `${rays(t, '#f2b84b')}${circle(0, 0, 44, '#f2c46b')}${circle(-10, -10, 30, '#f8d993')}`)}
${shape('M0 170 C50 150 100 150 157 166 S267 148 320 140 V240 H0Z', '#c58a72')}${shape('M0 206 C57 188 110 186 167 198 S273 216 320 184 V240 H0Z', '#a3675a')}`,
      false,
    ),
  moon: (t) =>
    scene(
      'night',
      'hills',
      `${at(170, 92, crescent, { turn: 5 * swing(t) })}
${many(9, (index) => at([40, 84, 250, 290, 60, 226, 276, 120, 24][index] ?? 0, [40, 92, 40, 110, 140, 128, 72, 30, 96][index] ?? 0, shape(star, '#f8e6c6'), { size: 0.4 + 0.25 * swing(t, 1, index / 9), opacity: 0.6 + 0.35 * swing(t, 1, index / 9) }))}`,
      false,
    ),
  flowers: (t) =>
    scene(
      'meadow',
      'hills',
      many(5, (index) => {
        const open = Math.min(1, Math.max(0, rise(t) * 1.7 - index * 0.12));
        const tall = [92, 120, 138, 112, 86][index] ?? 0;
        return at(
          52 + index * 54,
          226,
          `${stem(tall)}${at(0, -tall, flower(open, ['#c06b8e', '#8a1253', '#d9a441', '#7a5aa8', '#c0455a'][index] ?? ''))}`,
          { turn: 3 * swing(t, 1, index / 5) },
        );
      }),
    ),
  rose: (t) =>
    scene(
      'rose',
      'hills',
      at(
        160,
        232,
        `${line('M0 0 C-6 -50 6 -80 0 -116', '#4f7a3f', 8)}${shape('M0 -46 C24 -66 44 -58 52 -76 C42 -36 18 -28 0 -46Z', '#6b9c52')}${shape('M-2 -66 C-24 -84 -42 -78 -50 -94 C-42 -58 -20 -48 -2 -66Z', '#6b9c52')}
${at(0, -142, `${circle(0, 0, 40, '#a01f4b')}${shape('M-40 -2 C-34 -42 20 -52 38 -16 C14 -28 -20 -24 -40 -2Z', '#c0356a')}${shape('M40 -4 C42 34 -10 48 -32 24 C-4 30 24 20 40 -4Z', '#8a1253')}${line('M-14 -6 C-12 -20 14 -20 16 -4 C16 12 -8 14 -8 0 C-8 -8 6 -8 7 0', '#6d0d40', 4)}`, { size: 0.82 + 0.22 * rise(t) })}`,
        { turn: 5 * swing(t) },
      ),
    ),
  rain: (t) =>
    scene(
      'sea',
      'hills',
      `${many(18, (index) => {
        const part = along(t, (index * 7) / 18, 2);
        return line(`M${10 + index * 18} ${-20 + 270 * part} l-5 16`, '#4a80b5', 3.5, 'stroke-opacity=".7"');
      })}${at(160, 128, `${line('M0 -8 V72 C0 92 24 92 24 76', '#4a312c', 6)}${shape('M-92 4 C-84 -84 84 -84 92 4 C76 -10 60 -10 46 4 C32 -10 14 -10 0 4 C-14 -10 -32 -10 -46 4 C-60 -10 -76 -10 -92 4Z', '#8a1253')}${shape('M-46 4 C-42 -50 -20 -64 0 -66 C20 -64 42 -50 46 4 C32 -10 14 -10 0 4 C-14 -10 -32 -10 -46 4Z', '#bf3b6b')}${circle(0, -66, 5, '#4a312c')}`, { turn: 6 * swing(t) })}`,
      false,
    ),
  snow: (t) =>
    scene(
      'sea',
      null,
      `${shape('M0 186 C60 164 120 166 180 180 S280 176 320 164 V240 H0Z', '#fff')}
${at(160, 210, `${circle(0, -34, 42, '#fff', 'stroke="#b9c9dd" stroke-width="3"')}${circle(0, -96, 29, '#fff', 'stroke="#b9c9dd" stroke-width="3"')}${box(-26, -132, 52, 8, '#3c4f5c', 3)}${box(-17, -160, 34, 32, '#3c4f5c', 4)}${circle(-10, -102, 3.6, '#3c4f5c')}${circle(10, -102, 3.6, '#3c4f5c')}${shape('M0 -96 L22 -91 L0 -88Z', '#dd8a3d')}${line('M-24 -74 C-8 -64 10 -64 24 -74 M14 -68 L20 -46', '#8a1253', 10)}${circle(0, -44, 3.6, '#3c4f5c')}${circle(0, -26, 3.6, '#3c4f5c')}`, { turn: 2 * swing(t) })}
${many(22, (index) => {
  const part = along(t, (index * 5) / 22);
  return circle(((index * 61) % 320) + 7 * swing(t, 1, index / 7), -10 + 260 * part, 3 + (index % 3), '#fff');
})}`,
      false,
    ),
  'autumn-leaves': (t) =>
    scene(
      'room',
      'hills',
      `${at(84, 206, tree('#c9763a'))}${at(248, 212, tree('#b9913f'), { size: 0.75 })}
${many(10, (index) => {
  const part = along(t, index / 10);
  return at(
    30 + index * 29 + 16 * swing(t, 2, index / 10),
    70 + 170 * part,
    leaf(['#c0455a', '#dd8a3d', '#d9a441', '#a3574a'][index % 4] ?? ''),
    { size: 0.75, turn: 360 * t + index * 40, opacity: fade(part) },
  );
})}`,
    ),
  rainbow: (t) =>
    scene(
      'day',
      'hills',
      `${bands.map((colour, index) => line(arc(120 - index * 11, Math.min(1, ((t + 0.5) % 1) / 0.6)), colour, 11, 'stroke-opacity=".85"')).join('')}
${at(46 + 3 * swing(t), 192, `${circle(-14, 0, 20, '#fff')}${circle(12, -8, 24, '#fff')}${circle(34, 4, 17, '#fff')}`)}${at(254 - 3 * swing(t), 192, `${circle(-16, 2, 18, '#fff')}${circle(8, -8, 24, '#fff')}${circle(32, 2, 18, '#fff')}`)}`,
    ),
  'sailing-boat': (t) =>
    scene(
      'sea',
      'flat',
      `${at(160, 172 + 4 * swing(t), `${shape('M-62 0 H62 L42 34 H-42Z', '#724133')}${line('M0 0 V-112', '#4a312c', 6)}${shape('M7 -108 C44 -76 58 -40 62 -10 H7Z', '#fff')}${shape('M-7 -94 C-34 -64 -46 -36 -50 -10 H-7Z', '#f5daa9')}${shape('M0 -114 l22 7 l-22 8Z', '#8a1253')}`, { turn: 5 * swing(t, 1, 0.2) })}
${many(2, (row) => line(`M${-60 + 53.5 * along(t, 0)} ${200 + row * 18} ${many(5, () => 'q 13.4 -10 26.75 0 t 26.75 0 ')}${many(3, () => 'q 13.4 -10 26.75 0 t 26.75 0 ')}`, '#5b84b8', 9, 'stroke-opacity=".8"'))}
${at(60 + 10 * swing(t), 56, line('M-18 0 q9 -10 18 0 q9 -10 18 0', '#4a4447', 3.5))}`,
    ),
  fireworks: (t) =>
    scene(
      'night',
      'hills',
      many(3, (burst) => {
        const part = along(t, burst / 3);
        const colour = ['#f5c26b', '#f49ac6', '#9be3d8'][burst] ?? '';
        return at(
          [86, 170, 248][burst] ?? 0,
          [92, 62, 104][burst] ?? 0,
          many(12, (ray) =>
            at(0, 0, `${line(`M0 ${-12 - 40 * part} V${-16 - 56 * part}`, colour, 5)}${circle(0, -24 - 52 * part, 4, '#fff')}`, {
              turn: ray * 30,
            }),
          ),
          { opacity: fade(part) },
        );
      }),
      false,
    ),
  'shooting-star': (t) =>
    scene(
      'night',
      'hills',
      `${many(12, (index) => circle((index * 83) % 320, 14 + ((index * 47) % 128), 2.2 + 1.2 * swing(t, 1, index / 12), '#f8e6c6'))}
${at(290 - 260 * t, 24 + 110 * t, `${line('M10 -5 L84 -36', '#f5c26b', 7, 'stroke-opacity=".55"')}${shape(star, '#f5daa9')}`, { size: 1.3, opacity: fade(t) })}`,
      false,
    ),
} satisfies Record<string, Drawing>;
