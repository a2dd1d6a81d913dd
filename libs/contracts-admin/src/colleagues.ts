import * as z from 'zod/mini';
import { deviceView, doneAnswer, emailWith, line, locales, tokenBody, uuid, verbatim } from '#contracts';
import { command } from './command.js';
import { listOf, pageFields, withinCap } from './lists.js';
import { inWords } from './reasons.js';
import { resource } from './resource.js';
import { staffRoles } from './rights.js';
import { confirmDeviceBody, recoveryCodesAnswer, stepUpFields } from './staff.js';

export const colleagueId = uuid;
export const colleagueNameMax = 80;
/** So long a link to set up an account works: a colleague may read their mail after the weekend. */
export const setUpLinkHours = 72;

/** `invited`: has not set up password and device yet; `no_device`: has to set up a device anew; `ended`: may not come in. */
export const colleagueStates = ['active', 'invited', 'no_device', 'ended'] as const;
export type ColleagueState = (typeof colleagueStates)[number];

/** What can become of an owner, of which all owners are told by mail. */
export const ownerChanges = ['invited', 'given', 'taken', 'ended', 'let_back', 'new_device'] as const;
export type OwnerChange = (typeof ownerChanges)[number];

export const colleaguesQuery = z
  .strictObject({
    ...pageFields,
    /** A part of a name or address. */
    q: z.optional(line().check(z.minLength(1), z.maxLength(80))),
    role: z.optional(z.enum(staffRoles)),
    state: z.optional(z.enum(colleagueStates)),
  })
  .check(z.refine(withinCap, { path: ['page'] }));
export type ColleaguesQuery = z.infer<typeof colleaguesQuery>;

const person = z.object({ id: uuid, name: z.string() });

export const colleagueRow = z.object({
  id: colleagueId,
  name: z.string(),
  email: z.string(),
  /** None when the account has ended. */
  roles: z.array(z.enum(staffRoles)),
  state: z.enum(colleagueStates),
  /** Of an account that has ended: the one that it would come back with. */
  has_device: z.boolean(),
  recovery_codes_left: z.int(),
  sessions_open: z.int(),
  /** What they last did or looked at; null when they never came in. */
  last_used_at: z.nullable(z.iso.datetime()),
  /** Null when the account was made by the command of the server. */
  invited_by: z.nullable(person),
  invited_at: z.iso.datetime(),
  /** Until when the link of the last mail works; null when there is none. */
  link_until: z.nullable(z.iso.datetime()),
});
export type ColleagueRow = z.infer<typeof colleagueRow>;
export const colleaguesAnswer = listOf(colleagueRow);
export type ColleaguesAnswer = z.infer<typeof colleaguesAnswer>;

/** One browser in which a colleague is logged in. The network is coarse: enough to tell the office from abroad. */
export const colleagueSession = z.object({
  id: uuid,
  device: deviceView,
  network: z.string(),
  created_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
  /** Of whoever looks, in this browser. */
  current: z.boolean(),
});

/** How many of their acts a page shows; the audit log has all. */
export const colleagueActsMax = 10;
export const colleaguePage = z.extend(colleagueRow, {
  /** Whether this is whoever looks: nobody changes their own roles or ends their own account. */
  own: z.boolean(),
  sessions: z.array(colleagueSession),
  acts: z.array(z.object({ id: uuid, at: z.iso.datetime(), act: z.string() })),
});
export type ColleaguePage = z.infer<typeof colleaguePage>;

export const staffSafetyPath = '/api/admin/staff-safety';
/** How many owners can come in: with one alone, nobody is there when they lose their device. */
export const staffSafetyAnswer = z.object({ owners: z.int() });
export type StaffSafetyAnswer = z.infer<typeof staffSafetyAnswer>;

const reason = inWords(3, 200);
const roles = z.array(z.enum(staffRoles)).check(
  z.minLength(1, 'field_required'),
  z.maxLength(staffRoles.length),
  z.refine((list) => new Set(list).size === list.length),
);
const language = z.enum(locales);

/** Whatever makes, changes or ends an owner asks for password and code once more (`step_up`). */
export const colleagueCommands = {
  invite_colleague: command({
    path: '/api/admin/staff',
    right: 'staff',
    act: 'staff.invited',
    subject: 'staff',
    target: null,
    reason,
    confirms: true,
    fields: {
      email: emailWith('invalid_email'),
      name: line('field_required').check(z.minLength(1, 'field_required'), z.maxLength(colleagueNameMax)),
      roles,
      /** Of the mail. */
      language,
      ...stepUpFields,
    },
    result: z.object({ id: colleagueId }),
  }),
  change_colleague_roles: command({
    path: '/api/admin/staff/:id/roles',
    right: 'staff',
    act: 'staff.roles_changed',
    subject: 'staff',
    target: colleagueId,
    reason,
    confirms: true,
    // `was`: the roles that were shown. When somebody else changed them meanwhile, nothing happens.
    fields: { was: roles, roles, ...stepUpFields },
    result: doneAnswer,
  }),
  renew_colleague_access: command({
    path: '/api/admin/staff/:id/access',
    right: 'staff',
    act: 'staff.access_renewed',
    subject: 'staff',
    target: colleagueId,
    reason,
    confirms: true,
    // The password stays, and is asked for with the link, unless it is lost too.
    fields: { language, new_password: z.boolean(), ...stepUpFields },
    result: doneAnswer,
  }),
  end_colleague_sessions: command({
    path: '/api/admin/staff/:id/sessions/end',
    right: 'staff',
    act: 'staff.sessions_ended',
    subject: 'staff',
    target: colleagueId,
    reason,
    confirms: true,
    fields: {},
    result: doneAnswer,
  }),
  end_colleague_session: command({
    path: '/api/admin/staff-sessions/:id/end',
    right: 'staff',
    act: 'staff.session_ended',
    subject: 'staff',
    target: uuid,
    reason,
    confirms: true,
    fields: {},
    result: doneAnswer,
  }),
  end_colleague: command({
    path: '/api/admin/staff/:id/end',
    right: 'staff',
    act: 'staff.ended',
    subject: 'staff',
    target: colleagueId,
    reason,
    confirms: true,
    fields: stepUpFields,
    result: doneAnswer,
  }),
  let_colleague_back: command({
    path: '/api/admin/staff/:id/back',
    right: 'staff',
    act: 'staff.let_back',
    subject: 'staff',
    target: colleagueId,
    reason,
    confirms: true,
    fields: { roles, ...stepUpFields },
    result: doneAnswer,
  }),
} as const;

/** Where a colleague sets up their account with the link of a mail. They are not logged in: the token is what they show. */
export const setUpPaths = {
  look: '/api/admin/set-up',
  start: '/api/admin/set-up/start',
  finish: '/api/admin/set-up/finish',
} as const;
export const setUpLookBody = tokenBody;
export type SetUpLookBody = z.infer<typeof setUpLookBody>;
export const setUpAnswer = z.object({
  name: z.string(),
  email: z.string(),
  /** False: the password stays, and is asked for. */
  new_password: z.boolean(),
});
export type SetUpAnswer = z.infer<typeof setUpAnswer>;
/** The rule of a new password is asked for by the service: it depends on the link. */
const password = verbatim('field_required').check(z.minLength(1, 'field_required'), z.maxLength(128, 'password_length'));
export const setUpStartBody = z.strictObject({ token: tokenBody.shape.token, password });
export type SetUpStartBody = z.infer<typeof setUpStartBody>;
export const setUpFinishBody = z.strictObject({ token: tokenBody.shape.token, password, code: confirmDeviceBody.shape.code });
export type SetUpFinishBody = z.infer<typeof setUpFinishBody>;
export const setUpDoneAnswer = recoveryCodesAnswer;

/** What staff read of it. */
export const colleaguesResources = {
  staff: resource({
    path: '/api/admin/staff',
    logged: true,
    right: 'staff',
    id: colleagueId,
    sorts: [],
    query: colleaguesQuery,
    row: colleagueRow,
    one: colleaguePage,
  }),
} as const;
