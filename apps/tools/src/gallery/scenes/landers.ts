import { landerNames } from '#contracts';
import type { Scene } from '../scene.js';

const whole = { who: 'visitor', whole: true } as const;

/** Each comes to its whole slug in the language of the browser. */
export const landerScenes: readonly Scene[] = [
  { ...whole, name: 'lander-tinderswipe', path: '/landers/tinderswipe' },
  { ...whole, name: 'lander-tinderswipe-end', path: '/landers/tinderswipe?played=ynyynn' },
  ...landerNames.map((name): Scene => ({ ...whole, name: `lander-${name}`, path: `/landers/${name}` })),
  { ...whole, name: 'lander-niche', path: '/landers/gallery/she-auto' },
];
