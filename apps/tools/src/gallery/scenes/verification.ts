import { answering, broken, late, type Scene } from '../scene.js';

const call = /\/api\/verification$/;
const decisionsCall = /\/api\/decisions$/;

const view = {
  state: 'none',
  pose: null,
  pose_until: null,
  sent_at: null,
  reason: null,
  tries_left: 3,
  next_try_at: null,
};
const inState = (state: string, more: object = {}, reason: string | null = null) =>
  answering(call, { verification: { ...view, state, ...more }, texts: { reason } });
const at = '2026-11-20T09:30:00.000Z';
const appealable = { name: 'Annemieke', at, removed: null, until: null, overturned: false, appeal_until: '2027-05-20T09:30:00.000Z' };

export const verificationScenes: readonly Scene[] = [
  { name: 'verification', who: 'free', path: '/verification', whole: true },
  {
    name: 'verification-asked',
    who: 'free',
    path: '/verification',
    prepare: inState('asked', { pose: 'thumb_up', pose_until: at }),
    whole: true,
  },
  { name: 'verification-waiting', who: 'free', path: '/verification', prepare: inState('waiting', { pose: 'thumb_up', sent_at: at }) },
  {
    name: 'verification-refused',
    who: 'free',
    path: '/verification',
    prepare: inState('refused', { reason: 'no_pose', sent_at: at, tries_left: 2 }, 'De houding op de foto is een andere dan gevraagd.'),
  },
  { name: 'verification-verified', who: 'free', path: '/verification', prepare: inState('verified') },
  { name: 'verification-loading', who: 'free', path: '/verification', prepare: late(call) },
  { name: 'verification-failed', who: 'free', path: '/verification', prepare: broken(call) },
  { name: 'own-decisions-none', who: 'free', path: '/settings/decisions' },
  {
    name: 'own-decisions',
    who: 'free',
    path: '/settings/decisions',
    prepare: answering(decisionsCall, {
      decisions: [
        {
          decision: { ...appealable, measure: 'suspension', rule: 'insult', until: '2026-12-04T09:30:00.000Z', appeal: null },
          texts: { measure: 'Je account is geschorst.', rule: 'Respect: geen beledigingen, bedreigingen of haat.' },
          token: 'a-token-that-nobody-has-made-0123456789',
          deciders: 1,
        },
        {
          decision: {
            ...appealable,
            measure: 'removal',
            rule: 'photo',
            removed: { photos: 1, text: false, messages: 0 },
            overturned: true,
            appeal: { at, state: 'overturned', alone: false },
          },
          texts: { measure: 'Een foto is verwijderd.', rule: 'Foto’s: je staat er zelf op, en netjes.' },
          token: 'a-token-that-nobody-has-made-9876543210',
          deciders: 2,
        },
      ],
    }),
    whole: true,
  },
  { name: 'own-decisions-loading', who: 'free', path: '/settings/decisions', prepare: late(decisionsCall) },
  { name: 'own-decisions-failed', who: 'free', path: '/settings/decisions', prepare: broken(decisionsCall) },
];
