import * as z from 'zod/mini';
import { line, verbatim } from '#contracts';
import { adminResources, staffRoles } from './rights.js';

/** After this pause a session ends; the page warns two minutes earlier. */
export const staffIdleMinutes = 30;
export const staffSessionHours = 12;

/** Password and code travel together, so that no answer can tell which of them was wrong. */
export const staffLoginBody = z.strictObject({
  email: line().check(z.toLowerCase(), z.maxLength(254)),
  password: verbatim().check(z.maxLength(128)),
  code: line().check(z.regex(/^\d{6}$/)),
});
export type StaffLoginBody = z.infer<typeof staffLoginBody>;

export const staffView = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(staffRoles)),
  rights: z.array(z.enum(adminResources)),
  session_ends_at: z.iso.datetime(),
});
export type StaffView = z.infer<typeof staffView>;

/** `countries` are those that the members list can be filtered by. */
export const staffAnswer = z.object({ staff: staffView, countries: z.array(z.string()) });
export type StaffAnswer = z.infer<typeof staffAnswer>;
