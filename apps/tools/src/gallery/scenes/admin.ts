import type { Scene } from '../scene.js';

export const adminScenes: readonly Scene[] = [
  { name: 'admin-login', who: 'visitor', path: '/admin/login' },
  { name: 'admin-home', who: 'staff', path: '/admin' },
  { name: 'admin-members', who: 'staff', path: '/admin/members' },
  { name: 'admin-members-empty', who: 'staff', path: `/admin/members?filter=${encodeURIComponent('{"q":"nobody-has-this-name"}')}` },
  { name: 'admin-member', who: 'staff', path: ({ freeId }) => `/admin/members/${freeId}/show` },
  { name: 'admin-audit', who: 'staff', path: '/admin/audit' },
  { name: 'admin-queues', who: 'ops', path: '/admin/queues' },
];
