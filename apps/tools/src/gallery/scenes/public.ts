import type { Scene } from '../scene.js';

const pages = ['terms', 'privacy', 'cookies', 'ban', 'return-policy', 'faq', 'service'];

export const publicScenes: readonly Scene[] = [
  { name: 'pricing', who: 'visitor', path: '/pricing', whole: true },
  { name: 'complaints', who: 'visitor', path: '/complaints', whole: true },
  { name: 'transparency', who: 'visitor', path: '/transparency', whole: true },
  ...pages.map((page): Scene => ({ name: `pages-${page}`, who: 'visitor', path: `/pages/${page}`, whole: true })),
];
