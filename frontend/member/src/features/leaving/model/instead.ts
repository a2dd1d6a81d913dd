import type { LeavingReason } from '#contracts';

/** Where somebody who has this reason may find what they miss, and under which words it stands elsewhere. */
export const insteadOf = {
  // The break stands above it.
  found_someone: [],
  no_one_fitting: [['/members', 'common:nav.search']],
  too_many_mails: [['/notifications', 'settings:tabs.notifications']],
  too_expensive: [['/pricing', 'common:footer.pricing']],
  bad_experience: [
    ['/pages/safety', 'common:footer.safety'],
    ['/settings/blocked', 'settings:tabs.blocked'],
    ['/complaints', 'settings:account.complaints'],
  ],
  privacy: [
    ['/settings/privacy', 'settings:tabs.privacy'],
    ['/pages/privacy', 'settings:account.privacy'],
  ],
  too_difficult: [['/settings/display', 'settings:tabs.display']],
  other: [['/pages/service', 'common:footer.support']],
} as const satisfies Record<LeavingReason, readonly (readonly [to: string, label: string])[]>;

/** Who finds it difficult, or misses something else, is helped by a person. */
export const isHelpedByPhone = (reason: LeavingReason): boolean => reason === 'too_difficult' || reason === 'other';
