import * as z from 'zod/mini';

/** What a member lets others know of them while they chat. The last three are mutual: who keeps one back is not told it of others either. */
export const signsOfLife = ['shows_online', 'shows_typing', 'shows_delivered', 'shows_read'] as const;
export type SignOfLife = (typeof signsOfLife)[number];

/**
 * What a member decides about being seen and seeing. Each switch has one module that keeps it and one place in the settings; a new one needs a
 * line here, its keeper (`PrivacyService.keep`) and its words.
 */
export const privacySwitches = ['private_photos_by_permission', 'see_intimate_interests', 'shown_to_visitors', ...signsOfLife] as const;
export type PrivacySwitch = (typeof privacySwitches)[number];

export const privacyBody = z.strictObject({ switch: z.enum(privacySwitches), on: z.boolean() });
export type PrivacyBody = z.infer<typeof privacyBody>;

export const privacyAnswer = z.object({ privacy: z.record(z.enum(privacySwitches), z.boolean()) });
export type PrivacyAnswer = z.infer<typeof privacyAnswer>;
