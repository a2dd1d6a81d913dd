import * as z from 'zod/mini';
import { disabledNotification, genders, line, memberId, money, photoStatuses, soughtSexes, userStatuses, uuid } from '#contracts';
import { memberHelp } from './member-help.js';
import { flag, listOf, pageFields, withinCap } from './lists.js';
import { resource } from './resource.js';
import type { AdminResource } from './rights.js';
import { memberSignal } from './signals.js';

/** Only what an index can deliver in order: a list must be as quick with a million members as with a thousand. */
export const memberSorts = ['signed_up'] as const;
export type MemberSort = (typeof memberSorts)[number];

const filters = {
  /** An id, the beginning of an e-mail address, or the beginning of a name. */
  q: z.optional(line().check(z.minLength(1), z.maxLength(254))),
  status: z.optional(z.enum(userStatuses)),
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  gender: z.optional(z.enum(genders)),
  paid: z.optional(flag),
  fictional: z.optional(flag),
  /** First and last day of the sign-up, both included, in UTC. */
  signed_up_from: z.optional(z.iso.date()),
  signed_up_to: z.optional(z.iso.date()),
} as const;

export type MemberFilter = keyof typeof filters;

/** The right that a filter needs: filtering by a field that one may not see would tell its value. */
export const memberFilterRights: Record<MemberFilter, AdminResource> = {
  q: 'members',
  status: 'members',
  country: 'members',
  gender: 'members',
  paid: 'member_money',
  fictional: 'members',
  signed_up_from: 'members',
  signed_up_to: 'members',
};

export const membersQuery = z
  .strictObject({
    ...filters,
    ...pageFields,
    sort: z._default(z.enum(memberSorts), 'signed_up'),
    order: z._default(z.enum(['asc', 'desc']), 'desc'),
  })
  .check(z.refine(withinCap, { path: ['page'] }));
export type MembersQuery = z.infer<typeof membersQuery>;

/** `paid` is null for staff without the right to money. */
export const memberRow = z.object({
  id: uuid,
  email: z.string(),
  name: z.nullable(z.string()),
  age: z.nullable(z.int()),
  gender: z.nullable(z.enum(genders)),
  country: z.nullable(z.string()),
  town: z.nullable(z.string()),
  status: z.enum(userStatuses),
  paid: z.nullable(z.boolean()),
  fictional: z.boolean(),
  signed_up: z.iso.datetime(),
  last_active: z.iso.datetime(),
});
export type MemberRow = z.infer<typeof memberRow>;
export const membersAnswer = listOf(memberRow);
export type MembersAnswer = z.infer<typeof membersAnswer>;

/** Sexuality and intimate interests are not here: no work of the back office needs them. */
export const memberProfileFacts = z.object({
  name: z.string(),
  age: z.int(),
  gender: z.enum(genders),
  sought_sex: z.enum(soughtSexes),
  sought_min_age: z.int(),
  sought_max_age: z.int(),
  country: z.string(),
  region: z.string(),
  town: z.string(),
  about: z.string(),
  interests: z.array(z.string()),
  updated_at: z.iso.datetime(),
});

/** As its owner may see it, and `checking`: nobody else sees it before a moderator has looked at it. */
export const officePhotoStatuses = [...photoStatuses, 'checking'] as const;
export type OfficePhotoStatus = (typeof officePhotoStatuses)[number];

export const memberPhoto = z.object({
  id: uuid,
  main: z.boolean(),
  private: z.boolean(),
  premium_only: z.boolean(),
  status: z.enum(officePhotoStatuses),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  added: z.iso.datetime(),
  /** Whether there is something to show yet. */
  rendered: z.boolean(),
});
export type MemberPhoto = z.infer<typeof memberPhoto>;

export const ledgerLine = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  amount: z.int(),
  balance_after: z.int(),
  kind: z.string(),
  /** What it was for: the id of an order, a conversation or a gift's conversation; null where it is gone or was nothing of the kind. */
  about: z.nullable(z.object({ kind: z.enum(['order', 'message', 'gift', 'photo']), id: uuid })),
  /** The other person; null where there is none, or they are erased. */
  with: z.nullable(z.object({ id: uuid, name: z.string() })),
  /** What these credits cost the member when they bought them; null where they were given. Negative for what was used. */
  price: z.nullable(money),
});
export type LedgerLine = z.infer<typeof ledgerLine>;

/**
 * What was found in the last 90 days, or since the limit was lifted, and how many conversations a day it leaves; null: as many as the age of the
 * account allows.
 */
export const memberTrust = z.object({
  confirmed_reports: z.int(),
  signals: z.int(),
  daily: z.nullable(z.int()),
  lifted_at: z.nullable(z.iso.datetime()),
});
export type MemberTrust = z.infer<typeof memberTrust>;

export const liftReasons = ['mistaken_signals', 'mistaken_report', 'person_known'] as const;
export type LiftReason = (typeof liftReasons)[number];
export const memberTrustAnswer = z.object({ trust: memberTrust });
export type MemberTrustAnswer = z.infer<typeof memberTrustAnswer>;

/** Why a profile is marked as fictional, and why it no longer is. */
export const fictionalReasons = ['owned_by_house', 'imported_profile', 'test_profile'] as const;
export type FictionalReason = (typeof fictionalReasons)[number];
export const notFictionalReasons = ['set_by_mistake', 'person_verified'] as const;
export type NotFictionalReason = (typeof notFictionalReasons)[number];

/** Why mails go out again to an address from which they came back. */
export const mailAgainReasons = ['address_confirmed', 'server_fault', 'member_asked'] as const;
export type MailAgainReason = (typeof mailAgainReasons)[number];

/** As it was stored once: what a sign-up may bring today is no measure for a page that shows it. */
const text = z.optional(z.string());
const storedTracking = z.object({ network: text, ref: text, sub1: text, sub2: text, sub3: text });

export const memberPage = z.object({
  id: uuid,
  account: z.object({
    email: z.string(),
    status: z.enum(userStatuses),
    language: z.string(),
    site: z.string(),
    signed_up: z.iso.datetime(),
    confirmed_at: z.nullable(z.iso.datetime()),
    terms_version: z.iso.datetime(),
    terms_accepted_at: z.nullable(z.iso.datetime()),
    notifications_disabled: z.array(disabledNotification),
    sessions: z.int(),
    tracking: storedTracking,
  }),
  standing: z.object({
    confirmed: z.boolean(),
    paused: z.boolean(),
    suspended: z.boolean(),
    banned: z.boolean(),
    deleted: z.boolean(),
    fictional: z.boolean(),
    last_active: z.iso.datetime(),
  }),
  profile: z.nullable(memberProfileFacts),
  /** Null without the right to help. */
  help: z.nullable(memberHelp),
  trust: memberTrust,
  /** What was noticed, the newest first; null without the right to cases. */
  signals: z.nullable(z.array(memberSignal)),
  /** Null without the right to photos. */
  photos: z.nullable(z.array(memberPhoto)),
  /** Null without the right to money; `ledger` holds the newest lines. */
  money: z.nullable(z.object({ paid: z.boolean(), credits: z.int(), ledger: z.array(ledgerLine), more: z.boolean() })),
});
export type MemberPage = z.infer<typeof memberPage>;

/** A photo is shown blurred; the clear one is asked for, and that is written down. */
export const adminPhotoVariants = ['blurred', 'full'] as const;
export const adminPhotoVariant = z.enum(adminPhotoVariants);
export type AdminPhotoVariant = z.infer<typeof adminPhotoVariant>;

/** What staff read of it. */
export const membersResources = {
  members: resource({
    path: '/api/admin/members',
    logged: true,
    right: 'members',
    id: memberId,
    sorts: memberSorts,
    query: membersQuery,
    row: memberRow,
    one: memberPage,
  }),
} as const;
