import * as z from 'zod/mini';
import { line, readEmail, verbatim, uuid } from '#contracts';
import { adminResources, staffRoles } from './rights.js';

/** After this pause a session ends; the page warns two minutes earlier. */
export const staffIdleMinutes = 30;
export const staffSessionHours = 12;

/** How many recovery codes come with a device. */
export const recoveryCodesCount = 10;
/** How long a new device may take to show its first code. */
export const enrolmentMinutes = 15;

const password = verbatim().check(z.maxLength(128));
const deviceCode = line().check(z.regex(/^\d{6}$/));
/** Six digits of the device, or a recovery code: four groups of four, however they are typed. */
const anyCode = line().check(z.regex(/^(\d{6}|[A-Za-z2-7]{4}([- ]?[A-Za-z2-7]{4}){3})$/));

/** Password and code travel together, so that no answer can tell which of them was wrong. */
export const staffLoginBody = z.strictObject({
  email: line().check(
    z.overwrite((text) => readEmail(text) ?? text.toLowerCase()),
    z.maxLength(254),
  ),
  password,
  code: anyCode,
});
export type StaffLoginBody = z.infer<typeof staffLoginBody>;

export const staffView = z.object({
  id: uuid,
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(staffRoles)),
  rights: z.array(z.enum(adminResources)),
  /** Came in with a recovery code: has no rights until a new device is set up. */
  needs_device: z.boolean(),
  session_ends_at: z.iso.datetime(),
});
export type StaffView = z.infer<typeof staffView>;

/** `countries` are those that the members list can be filtered by. */
export const staffAnswer = z.object({ staff: staffView, countries: z.array(z.string()) });
export type StaffAnswer = z.infer<typeof staffAnswer>;

export const deviceAnswer = z.object({ recovery_codes_left: z.int() });
export type DeviceAnswer = z.infer<typeof deviceAnswer>;

/** Without a code only for somebody who came in with a recovery code: that was the proof. */
export const startDeviceBody = z.strictObject({ password, code: z.optional(anyCode) });
export type StartDeviceBody = z.infer<typeof startDeviceBody>;

/**
 * What somebody who is logged in shows once more for an act that could hand the house to others, in the call of the act itself. A recovery code
 * does not count here: it is for when there is no device, and then a new one comes first.
 */
export const stepUp = z.strictObject({
  password: verbatim('field_required').check(z.minLength(1, 'field_required'), z.maxLength(128)),
  code: deviceCode,
});
export type StepUp = z.infer<typeof stepUp>;
/** Stands among the fields of a command that may ask for it; left out, the act is refused with `step_up_required` where it does. */
export const stepUpFields = { step_up: z.optional(stepUp) } as const;

/** What the new device reads: as a picture from the address, or typed by hand. */
export const newDeviceAnswer = z.object({ totp_uri: z.string(), secret: z.string(), ends_at: z.iso.datetime() });
export type NewDeviceAnswer = z.infer<typeof newDeviceAnswer>;

export const confirmDeviceBody = z.strictObject({ code: deviceCode });
export type ConfirmDeviceBody = z.infer<typeof confirmDeviceBody>;

/** Shown this one time. */
export const recoveryCodesAnswer = z.object({ recovery_codes: z.array(z.string()) });
export type RecoveryCodesAnswer = z.infer<typeof recoveryCodesAnswer>;
