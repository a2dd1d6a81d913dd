import { late, type Scene } from '../scene.js';

export const profileScenes: readonly Scene[] = [
  { name: 'profile-visitor', who: 'visitor', path: ({ someone }) => `/members/${someone}`, whole: true },
  { name: 'profile', who: 'free', path: ({ someone }) => `/members/${someone}`, whole: true },
  { name: 'profile-premium', who: 'premium', path: ({ freeId }) => `/members/${freeId}`, whole: true },
  { name: 'profile-fictional', who: 'free', path: ({ fictional }) => `/members/${fictional}` },
  { name: 'profile-own', who: 'free', path: ({ freeId }) => `/members/${freeId}` },
  { name: 'profile-missing', who: 'free', path: '/members/0192f0c1-7e1b-7aaa-8000-0123456789ab' },
  { name: 'profile-loading', who: 'free', path: ({ someone }) => `/members/${someone}`, prepare: late(/\/api\/members\/[0-9a-f-]{36}/) },
];
