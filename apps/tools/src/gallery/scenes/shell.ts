import type { Scene } from '../scene.js';

export const shellScenes: readonly Scene[] = [
  { name: 'entry-warning', who: 'visitor', path: '/', isFirstVisit: true },
  { name: 'home', who: 'visitor', path: '/', whole: true },
  { name: 'lang-config', who: 'visitor', path: '/lang-config' },
  { name: 'not-found', who: 'visitor', path: '/nothing/here' },
];
