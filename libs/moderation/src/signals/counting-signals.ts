import type { CautionKind } from '#contracts';

/** Giving one's number or address away is no wrong; asking for money is. */
const counting = ['money', 'gift_card', 'bank', 'crypto'] as const satisfies readonly CautionKind[];

/** SQL, of a row `s` of moderation.signal: whether it counts against its sender. */
export const countsInMessages = `(s.kind = 'openers' or s.cautions && '{${counting.join(',')}}')`;
/** SQL, of a row `s` of moderation.member_signal: whether it counts. Whoever is curious does no wrong. */
export const countsBeside = `s.kind not in ('many_profiles', 'many_photos')`;
