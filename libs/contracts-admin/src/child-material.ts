import * as z from 'zod/mini';
import { doneAnswer, line, locales, memberId, uuid } from '#contracts';
import { command } from './command.js';
import { listOf, pageFields, withinCap } from './lists.js';
import { oneOf } from './reasons.js';
import { resource } from './resource.js';
import { adminApiPath } from './routes.js';

export const childMaterialId = uuid;
/** `sealing`: out of everybody's sight already, its files are being copied. */
export const childMaterialStates = ['sealing', 'sealed', 'destroyed'] as const;
export type ChildMaterialState = (typeof childMaterialStates)[number];

/** How somebody came upon it. The log keeps it. */
export const foundReasons = ['picture_seen', 'words_read', 'told_by_somebody', 'told_by_authority'] as const;
export type FoundReason = (typeof foundReasons)[number];
export const keepLongerReasons = ['police_asked', 'court_asked'] as const;
export type KeepLongerReason = (typeof keepLongerReasons)[number];
export const releaseReasons = ['no_child', 'no_abuse', 'wrong_member'] as const;
export type ReleaseReason = (typeof releaseReasons)[number];
export const keepMonthsMax = 60;
export const authorityMax = 200;

export const childMaterialQuery = z.strictObject(pageFields).check(z.refine(withinCap, { path: ['page'] }));
export type ChildMaterialQuery = z.infer<typeof childMaterialQuery>;

const facts = {
  id: childMaterialId,
  /** What it is called in every conversation about it: nobody has to name the member. */
  reference: z.string(),
  at: z.iso.datetime(),
  state: z.enum(childMaterialStates),
  /** The member of staff who found it; null when their account is no more. */
  found_by: z.nullable(z.string()),
  keep_until: z.iso.datetime(),
  handed_over_at: z.nullable(z.iso.datetime()),
  released_at: z.nullable(z.iso.datetime()),
} as const;

export const childMaterialRow = z.object(facts);
export type ChildMaterialRow = z.infer<typeof childMaterialRow>;
export const childMaterialsAnswer = listOf(childMaterialRow);
export type ChildMaterialsAnswer = z.infer<typeof childMaterialsAnswer>;

const contact = z.object({ name: z.string(), url: z.string(), phone: z.nullable(z.string()) });
/** Whom to tell in a country: where material of child abuse is reported, and the police. */
export const countryContacts = z.object({ country: z.nullable(z.string()), hotline: contact, police: contact });
export type CountryContacts = z.infer<typeof countryContacts>;

export const childMaterialPage = z.object({
  ...facts,
  handed_over_to: z.nullable(z.string()),
  member_id: memberId,
  /** How much is sealed; null when it was destroyed. Nothing of it is shown to anybody. */
  sealed: z.nullable(z.object({ pictures: z.int(), lost: z.int(), messages: z.int() })),
  /** Why it is kept so long. */
  law: z.string(),
  /** Of the company that runs the site, and of the country where the member lives when that is another. */
  contacts: z.array(countryContacts),
  /** The language of the report, unless another is asked for. */
  language: z.enum(locales),
  /** Whether whoever asks may say that it was none. */
  may_release: z.boolean(),
});
export type ChildMaterialPage = z.infer<typeof childMaterialPage>;

export const childReportQuery = z.strictObject({
  format: z._default(z.enum(['text', 'json']), 'text'),
  language: z.optional(z.enum(locales)),
});
export type ChildReportQuery = z.infer<typeof childReportQuery>;
export const childReportPath = (id: string) => `${adminApiPath}/child-material/${id}/report` as const;

/** What staff do about material of child abuse. The first stops the account at once, whoever of the moderators found it. */
export const childMaterialCommands = {
  seal_child_material: command({
    path: '/api/admin/members/:id/child-material',
    right: 'child_material',
    act: 'child_material.sealed',
    subject: 'child_material',
    target: memberId,
    reason: oneOf(foundReasons),
    confirms: true,
    fields: {},
    result: z.object({ id: childMaterialId, reference: z.string() }),
  }),
  hand_over_child_material: command({
    path: '/api/admin/child-material/:id/hand-over',
    right: 'child_material',
    act: 'child_material.handed_over',
    subject: 'child_material',
    target: childMaterialId,
    reason: null,
    confirms: true,
    // Which authority, and under which number of theirs.
    fields: { authority: line().check(z.minLength(2, 'field_required'), z.maxLength(authorityMax)) },
    result: doneAnswer,
  }),
  keep_child_material: command({
    path: '/api/admin/child-material/:id/keep',
    right: 'child_material_ends',
    act: 'child_material.kept_longer',
    subject: 'child_material',
    target: childMaterialId,
    reason: oneOf(keepLongerReasons),
    confirms: true,
    // From now.
    fields: { months: z.int().check(z.gte(1), z.lte(keepMonthsMax)) },
    result: doneAnswer,
  }),
  release_child_material: command({
    path: '/api/admin/child-material/:id/release',
    right: 'child_material_ends',
    act: 'child_material.released',
    subject: 'child_material',
    target: childMaterialId,
    reason: oneOf(releaseReasons),
    confirms: true,
    fields: {},
    result: doneAnswer,
  }),
} as const;

/** What staff read of it. */
export const childMaterialResources = {
  child_material: resource({
    path: '/api/admin/child-material',
    logged: true,
    right: 'child_material',
    id: childMaterialId,
    sorts: [],
    query: childMaterialQuery,
    row: childMaterialRow,
    one: childMaterialPage,
  }),
} as const;
