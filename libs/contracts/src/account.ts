import * as z from 'zod/mini';
import { uuid } from './ids.js';
import { displayPrefs } from './display.js';
import { limits } from './limits.js';
import { locales } from './locales.js';
import { emailWith, newPassword } from './user.js';
import { verbatim } from './text.js';

const ownPassword = verbatim('field_required').check(
  z.minLength(1, 'field_required'),
  z.maxLength(limits.passwordMax, 'old_password_wrong'),
);
const newEmail = emailWith('new_email_invalid');

export const changeUserBody = z
  .strictObject({ language: z.optional(z.enum(locales)), display: z.optional(displayPrefs) })
  .check(z.refine(({ language, display }) => language !== undefined || display !== undefined, { error: 'invalid_input' }));
export type ChangeUserBody = z.infer<typeof changeUserBody>;

/** The address of an account that was never confirmed, put right. */
export const changeAddressBody = z.strictObject({ email: newEmail });
export type ChangeAddressBody = z.infer<typeof changeAddressBody>;

export const mailChangeBody = z.strictObject({ email: newEmail, password: ownPassword });
export type MailChangeBody = z.infer<typeof mailChangeBody>;
/** `changed`: it holds already, because the old one was never confirmed; `link-sent`: it will, when the link is used. */
export const mailChangeAnswer = z.object({ outcome: z.enum(['changed', 'link-sent', 'mails-resumed']) });
export type MailChangeAnswer = z.infer<typeof mailChangeAnswer>;
/** The address that waits for its link, or null. */
export const wishedMailAnswer = z.object({ email: z.nullable(z.string()) });
export type WishedMailAnswer = z.infer<typeof wishedMailAnswer>;

export const passwordChangeBody = z
  .strictObject({ old_password: ownPassword, password: newPassword, password_again: verbatim('field_required') })
  .check(z.refine(({ password, password_again }) => password === password_again, { error: 'passwords_differ', path: ['password_again'] }));
export type PasswordChangeBody = z.infer<typeof passwordChangeBody>;

export const browserNames = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung', 'other'] as const;
export const deviceKinds = ['android', 'chromebook', 'ipad', 'iphone', 'linux', 'mac', 'windows', 'other'] as const;
export const deviceView = z.object({ browser: z.enum(browserNames), kind: z.enum(deviceKinds) });
export type DeviceView = z.infer<typeof deviceView>;

/** One browser that is logged in. */
export const sessionView = z.object({
  id: uuid,
  device: deviceView,
  created_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
  current: z.boolean(),
});
export type SessionView = z.infer<typeof sessionView>;
export const sessionsAnswer = z.object({ sessions: z.array(sessionView) });
export type SessionsAnswer = z.infer<typeof sessionsAnswer>;
