import * as z from 'zod/mini';
import { displayPrefs } from './display.js';
import { readEmail } from './email-address.js';
import { memberId } from './ids.js';
import { limits } from './limits.js';
import { locales } from './locales.js';
import { money } from './money.js';
import { imageView } from './photos.js';
import { gender, sexuality, soughtSex } from './profile-fields.js';
import { isLongEnoughName, line, paragraphs, personName, verbatim } from './text.js';

export const userStatuses = ['not_confirmed', 'active', 'paused', 'suspended', 'banned', 'deleted'] as const;
export type UserStatus = (typeof userStatuses)[number];

export const disabledNotification = z.enum(['bounced', 'spam', 'unsubscribed']);

/** The signed-in member, as only that member sees it. */
export const userView = z.object({
  id: memberId,
  status: z.enum(userStatuses),
  email: z.string(),
  credits: z.int(),
  /** What the next credit cost that will be used; null when it was given, or there is none. */
  unit_price: z.nullable(money),
  free_messages_left: z.int(),
  free_conversations_left: z.nullable(z.int()),
  notifications_disabled: z.array(disabledNotification),
  paid_user: z.boolean(),
  signup_date: z.iso.datetime(),
  language: z.enum(locales),
  /** How the member wants to see the site on every device; null as long as nothing was chosen. */
  display: z.nullable(displayPrefs),
  fictional_icon: z.string(),
  /** The terms are newer than those that the member accepted: they are asked again. */
  terms_due: z.boolean(),
  /** Something was decided about the member that they have not seen here. */
  decision_unseen: z.boolean(),
  /** The member can still withdraw from an order. */
  withdrawal_open: z.boolean(),
  profile: z.object({
    id: memberId,
    name: z.string(),
    age: z.int(),
    gender,
    sought_sex: soughtSex,
    status: z.enum(['active', 'disabled']),
    country: z.string(),
    region: z.string(),
    city: z.string(),
    main_image: z.nullable(imageView),
  }),
});
export type UserView = z.infer<typeof userView>;
/** Unread messages and new likes of the signed-in member. */
export interface Badges {
  readonly messages: number;
  readonly likes: number;
}

export const userAnswer = z.object({ user: userView });
export type UserAnswer = z.infer<typeof userAnswer>;

/** An e-mail address; forms about another address than one's own of today name the fault differently. */
export const emailWith = (fault: 'invalid_email' | 'new_email_invalid') =>
  line(fault).check(
    z.overwrite((text) => readEmail(text) ?? text),
    z.maxLength(limits.email, fault),
    z.regex(/^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(\.[^\s@<>()[\]\\,;:".]+)+$/u, fault),
    z.refine((text) => readEmail(text) !== undefined, { error: fault }),
  );
const email = emailWith('invalid_email');
export const newPassword = verbatim('password_length').check(
  z.minLength(limits.passwordMin, 'password_length'),
  z.maxLength(limits.passwordMax, 'password_length'),
);

export const loginBody = z.strictObject({
  email,
  password: verbatim('field_required').check(z.maxLength(limits.passwordMax, 'login_failed')),
});
export type LoginBody = z.infer<typeof loginBody>;

/** Braces of templates that a partner left unfilled are no part of it. */
const trackingWord = z.optional(
  line().check(
    z.overwrite((text) => text.replace(/[{}]/g, '')),
    z.maxLength(100),
  ),
);
/** Where a sign-up came from. */
export const trackingData = z.strictObject({
  network: trackingWord,
  ref: trackingWord,
  sub1: trackingWord,
  sub2: trackingWord,
  sub3: trackingWord,
});

/** The answers of all sign-up steps; the account is made when the last step is done. */
export const signupBody = z.strictObject({
  email,
  password: newPassword,
  name: personName('name_length').check(
    z.refine(isLongEnoughName, 'name_length'),
    z.maxLength(limits.nameMax, 'name_length'),
    z.regex(/^[^@]/u, 'name_starts_with_at'),
  ),
  date_of_birth: z.iso.date({ error: 'invalid_birth_date' }),
  gender,
  sought_sex: soughtSex,
  sexuality: z.optional(sexuality),
  sexuality_consent: z.optional(z.boolean()),
  country: z.string({ error: 'field_required' }).check(z.regex(/^[A-Z]{2}$/, 'field_required')),
  town_id: z.int32({ error: 'town_unknown' }),
  signup_message: z.optional(paragraphs().check(z.maxLength(limits.aboutMax, 'about_too_long'))),
  terms_version: z.iso.datetime({ error: 'terms_required' }),
  language: z.enum(locales),
  tracking: z.optional(trackingData),
});
export type SignupBody = z.infer<typeof signupBody>;

/** The account questions of step 0, checked before the other steps are asked. */
export const signupCheckBody = z.strictObject({ email, name: z.optional(signupBody.shape.name) });
export type SignupCheckBody = z.infer<typeof signupCheckBody>;

export const activationCodeBody = z.strictObject({ code: line().check(z.regex(/^\d{6}$/, 'activation_failed')) });
export type ActivationCodeBody = z.infer<typeof activationCodeBody>;
export const tokenBody = z.strictObject({ token: verbatim().check(z.minLength(20, 'link_invalid'), z.maxLength(100, 'link_invalid')) });
export type TokenBody = z.infer<typeof tokenBody>;

export const resetBody = z.strictObject({ email });
export type ResetBody = z.infer<typeof resetBody>;
export const resetDoBody = z.strictObject({ token: tokenBody.shape.token, password: newPassword });
export type ResetDoBody = z.infer<typeof resetDoBody>;

export const doneAnswer = z.object({ done: z.literal(true) });
export type DoneAnswer = z.infer<typeof doneAnswer>;
