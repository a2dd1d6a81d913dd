import * as z from 'zod/mini';

/** What a selfie has to show beside the face; the server picks one for each try, so that no old picture will do. */
export const poses = ['hand_on_cheek', 'thumb_up', 'two_fingers', 'hand_on_head'] as const;
export const pose = z.enum(poses);
export type Pose = z.infer<typeof pose>;

export const selfieRefusals = ['other_person', 'no_pose', 'unclear', 'no_face', 'not_live'] as const;
export type SelfieRefusal = (typeof selfieRefusals)[number];

/** Of the words by which a member agrees that a moderator looks at the selfie. */
export const verificationConsentVersion = 1;
/** So many selfies in 24 hours. */
export const verificationTries = 3;

/**
 * How it stands: `unavailable` for profiles that can never be verified, `no_photo` without a public photo to compare with, `none` not begun;
 * `asked`: a pose is asked for; `resting`: it was verified, but the main photo is none of those that were compared.
 */
export const verificationStates = [
  'unavailable',
  'no_photo',
  'none',
  'asked',
  'waiting',
  'refused',
  'expired',
  'verified',
  'resting',
] as const;
export type VerificationState = (typeof verificationStates)[number];

export const verificationView = z.object({
  state: z.enum(verificationStates),
  /** With `asked` and `waiting`. */
  pose: z.nullable(pose),
  /** Until when the selfie with this pose may be sent. */
  pose_until: z.nullable(z.iso.datetime()),
  sent_at: z.nullable(z.iso.datetime()),
  /** With `refused`. */
  reason: z.nullable(z.enum(selfieRefusals)),
  tries_left: z.int(),
  /** When there is a try again, if there is none now. */
  next_try_at: z.nullable(z.iso.datetime()),
});
export type VerificationView = z.infer<typeof verificationView>;
/** `texts` are in the caller's language. */
export const verificationAnswer = z.object({ verification: verificationView, texts: z.object({ reason: z.nullable(z.string()) }) });
export type VerificationAnswer = z.infer<typeof verificationAnswer>;
