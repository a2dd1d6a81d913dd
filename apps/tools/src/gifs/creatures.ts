import { along, at, circle, fade, line, many, oval, rise, scene, shape, swing, type Drawing } from './stage.js';

const eyes = (x: number, y: number, isShut: boolean): string =>
  isShut
    ? line(`M${-x - 7} ${y} q7 6 14 0 M${x - 7} ${y} q7 6 14 0`, '#2c2320', 3.5)
    : `${circle(-x, y, 6, '#2c2320')}${circle(x, y, 6, '#2c2320')}${circle(-x + 2, y - 2, 2, '#fff')}${circle(x + 2, y - 2, 2, '#fff')}`;

const note = (colour: string): string => `${oval(-7, 10, 9, 7, colour)}${line('M1 9 V-22 L18 -26', colour, 4.5)}`;

const flapping = (t: number): number => 0.35 + 0.65 * Math.abs(swing(t, 1.5));

/** Animals that keep one company. */
export const creatures = {
  cat: (t) =>
    scene(
      'room',
      'table',
      `${line(`M214 196 C262 190 ${266 + 16 * swing(t)} 140 ${236 + 22 * swing(t)} 112`, '#b98a55', 15)}
${shape('M108 204 C104 132 216 132 212 204Z', '#c99a63')}${at(160, 112, `${shape('M-46 -14 L-42 -58 L-10 -38Z M46 -14 L42 -58 L10 -38Z', '#c99a63')}${shape('M-38 -26 L-37 -46 L-20 -36Z M38 -26 L37 -46 L20 -36Z', '#eabf9f')}${oval(0, 0, 50, 43, '#c99a63')}${line('M-8 -42 V-26 M8 -42 V-26 M0 -43 V-22', '#a5764a', 5)}${oval(0, 16, 20, 14, '#f5e3cd')}${eyes(19, -4, t > 0.5 && t < 0.72)}${shape('M-6 8 H6 L0 15Z', '#a3574a')}${line('M0 15 C-2 22 -10 22 -11 17 M0 15 C2 22 10 22 11 17', '#5a3a2c', 2.5)}${line('M-28 14 L-62 8 M-28 20 L-60 24 M28 14 L62 8 M28 20 L60 24', '#f5e3cd', 2)}`, { turn: 4 * swing(t) })}${oval(136, 200, 17, 9, '#f5e3cd')}${oval(184, 200, 17, 9, '#f5e3cd')}`,
    ),
  dog: (t) =>
    scene(
      'meadow',
      'hills',
      `${at(222, 176, line('M0 0 C20 -12 30 -34 28 -52', '#8a5a3c', 15), { turn: 26 * swing(t, 3) })}${shape('M104 228 C100 140 222 138 220 228Z', '#a5764a')}${oval(160, 212, 28, 30, '#f0dcc0')}
${at(160, 116, `${oval(0, 0, 48, 46, '#a5764a')}${oval(0, 18, 26, 22, '#f0dcc0')}${at(-42, -26, oval(-4, 24, 16, 34, '#724133'), { turn: 8 + 8 * swing(t, 3) })}${at(42, -26, oval(4, 24, 16, 34, '#724133'), { turn: -8 - 8 * swing(t, 3) })}${eyes(18, -8, false)}${oval(0, 8, 10, 7, '#2c2320')}${line('M0 15 V22 C-4 29 -13 28 -15 23 M0 22 C4 29 13 28 15 23', '#2c2320', 3)}${shape(`M-8 27 H8 V${34 + 8 * rise(t, 3)} C8 ${44 + 8 * rise(t, 3)} -8 ${44 + 8 * rise(t, 3)} -8 ${34 + 8 * rise(t, 3)}Z`, '#d96b7f')}`, { turn: 5 * swing(t) })}`,
    ),
  bird: (t) =>
    scene(
      'day',
      null,
      `${line('M0 190 C90 172 190 200 320 176', '#724133', 12)}${line('M230 186 C250 168 262 160 284 154', '#724133', 6)}${at(286, 152, shape('M0 0 C10 -18 26 -18 32 -12 C24 2 12 6 0 0Z', '#6b9c52'))}
${at(140, 176, `${line('M-6 -4 V10 M10 -4 V10', '#b5813f', 4)}${shape('M44 -40 L88 -22 L46 -14Z', '#25557c')}${oval(6, -36, 46, 36, '#3b7ba8')}${oval(-8, -24, 28, 24, '#f2c98a')}${at(-24, -70, `${circle(0, 0, 28, '#3b7ba8')}${circle(-9, -5, 5, '#1c1c1c')}${circle(-10.5, -6.5, 1.8, '#fff')}${shape(`M-24 -${4 + 5 * rise(t, 3)} L-48 -${1 + 9 * rise(t, 3)} L-24 4Z M-24 4 L-45 ${5 + 6 * rise(t, 3)} L-23 ${8 + 3 * rise(t, 3)}Z`, '#dd8a3d')}`, { turn: -5 * rise(t, 3) })}${shape('M0 -48 C30 -58 50 -34 54 -20 C30 -12 8 -20 0 -48Z', '#25557c')}`)}
${many(3, (index) => {
  const part = along(t, index / 3);
  return at(74 - 40 * part, 96 - 70 * part, note('#4b1d7a'), { size: 0.85, opacity: fade(part), turn: 12 * swing(t, 2, index / 3) });
})}`,
    ),
  butterfly: (t) =>
    scene(
      'meadow',
      'hills',
      `${at(74, 230, `${line('M0 0 V-70', '#4f7a3f', 6)}${many(6, (index) => at(0, -76, oval(0, -14, 8, 14, '#c06b8e'), { turn: index * 60 }))}${circle(0, -76, 9, '#f5c26b')}`)}
${at(170 + 40 * swing(t), 104 + 18 * swing(t, 2), `${at(0, 0, `${shape('M0 0 C-16 -62 -84 -60 -76 -14 C-72 8 -30 14 0 6Z', '#7a5aa8')}${shape('M0 6 C-34 10 -60 22 -50 44 C-38 62 -6 44 0 12Z', '#9a7fbe')}${circle(-52, -24, 10, '#f5daa9')}`, { size: flapping(t), sizeY: 1 })}${at(0, 0, `${shape('M0 0 C16 -62 84 -60 76 -14 C72 8 30 14 0 6Z', '#7a5aa8')}${shape('M0 6 C34 10 60 22 50 44 C38 62 6 44 0 12Z', '#9a7fbe')}${circle(52, -24, 10, '#f5daa9')}`, { size: flapping(t), sizeY: 1 })}${oval(0, 6, 6, 30, '#4a312c')}${line('M-2 -22 C-8 -38 -16 -42 -22 -44 M2 -22 C8 -38 16 -42 22 -44', '#4a312c', 3)}`, { turn: 8 * swing(t) })}`,
    ),
} satisfies Record<string, Drawing>;
