import { broken, late, type Scene } from '../scene.js';

const members = /\/api\/members(\?|$)/;

export const searchScenes: readonly Scene[] = [
  { name: 'members-visitor', who: 'visitor', path: '/members' },
  { name: 'members', who: 'free', path: '/members' },
  { name: 'members-newcomer', who: 'newcomer', path: '/members' },
  { name: 'members-premium', who: 'premium', path: '/members' },
  { name: 'members-fictional', who: 'free', path: '/members?fictional=true' },
  { name: 'members-empty', who: 'free', path: '/members?min_age=98&max_age=99&countryregion=11' },
  { name: 'members-loading', who: 'free', path: '/members', prepare: late(members) },
  { name: 'members-failed', who: 'free', path: '/members', prepare: broken(members) },
];
