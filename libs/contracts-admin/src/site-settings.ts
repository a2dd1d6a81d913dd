import * as z from 'zod/mini';
import { interests, line, locales, profileFields, publicSettings, searchFields, uuid } from '#contracts';
import { command } from './command.js';
import { listOf, pageFields, withinCap } from './lists.js';
import { inWords } from './reasons.js';
import { resource } from './resource.js';
import { stepUpFields } from './staff.js';

const { shape } = publicSettings;

/** Where a setting stands on its page. */
export const settingGroups = ['signup', 'search', 'money', 'messages', 'photos', 'limits', 'looks'] as const;
export type SettingGroup = (typeof settingGroups)[number];

/** `standard` holds until an owner sets something else. */
const whole = <const Group extends SettingGroup>(group: Group, standard: number, min: number, max: number) =>
  ({ kind: 'number', group, standard, min, max, schema: z.int().check(z.gte(min), z.lte(max)) }) as const;
const choice = <const Choices extends readonly [string, ...string[]]>(group: SettingGroup, standard: Choices[number], choices: Choices) =>
  ({ kind: 'choice', group, standard, choices, schema: z.enum(choices) }) as const;
const several = <const Choices extends readonly [string, ...string[]]>(
  group: SettingGroup,
  choices: Choices,
  standard: readonly Choices[number][] = choices,
) => ({ kind: 'several', group, standard, choices, schema: z.array(z.enum(choices)).check(z.maxLength(choices.length)) }) as const;
/** Which of the choices are offered, in their order. */
const ordered = <const Choices extends readonly [string, ...string[]]>(group: SettingGroup, choices: Choices) =>
  ({
    kind: 'ordered',
    group,
    standard: choices as readonly Choices[number][],
    choices,
    schema: z.array(z.enum(choices)).check(
      z.maxLength(choices.length),
      z.refine((chosen) => new Set(chosen).size === chosen.length, 'invalid_input'),
    ),
  }) as const;
const yesNo = (group: SettingGroup, standard: boolean) => ({ kind: 'flag', group, standard, schema: z.boolean() }) as const;
const words = (group: SettingGroup, standard: string, max: number) =>
  ({ kind: 'text', group, standard, max, schema: line().check(z.maxLength(max)) }) as const;

const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/));
const servedCountries = 'NL BE DE AT CH FR LU ES IT PL SE NO DK FI GB IE PT US CA AU NZ'.split(' ');
export const phone = z.string().check(z.trim(), z.regex(/^\+?[\d][\d ()-]{2,38}$/));
const giftPrice = z.int().check(z.gte(0), z.lte(1_000));

/** Nobody answers there: production does not start with them. */
export const exampleSupport = { phone: '030 123 45 67', email: 'hello@secondspring.example' } as const;

/**
 * What an owner sets for a site in one form: of each its group, what is allowed, and what holds until then. Prices are credits. The schema of a site's
 * settings is made from it.
 */
export const settingFields = {
  signups: choice('signup', 'all', ['all', 'with_trafficsource', 'other']),
  min_age: whole('signup', 18, 18, 99),
  enable_site_entry_popup: choice('signup', 'yes', ['yes', 'no']),
  reveal_account_existence: yesNo('signup', true),
  signup_credits: whole('signup', 0, 0, 1_000),
  /** Whether new members get the discount of their first hours. */
  time_bonus: yesNo('signup', true),

  logged_out_search: choice('search', 'all', ['all', 'none']),
  logged_out_search_trafficsource: choice('search', 'none', ['none', 'other']),
  /** ISO 3166; the first one is chosen beforehand. */
  countries: {
    kind: 'countries',
    group: 'search',
    standard: servedCountries,
    schema: z.array(countryCode).check(z.minLength(1), z.maxLength(250)),
  },
  search_fields: several('search', searchFields),
  visible_profile_fields: several('search', profileFields),
  visible_profile_notes: several('search', profileFields, ['about']),

  /** Which interests members can choose and search by, and in which order; those that members have already stay on their profiles. */
  interests: ordered('search', interests),

  message_credits: whole('money', 1, 0, 1_000),
  photo_credits: whole('money', 2, 0, 1_000),
  /** Of a small, a middle and a large gift. */
  gift_credits: { kind: 'numbers', group: 'money', standard: [3, 5, 10], schema: z.array(giftPrice).check(z.length(3)) },
  refund_days: whole('money', 14, 14, 365),
  /** Orders of one member: waiting for money at the same time, in a rolling hour, and questions about them to the provider in a minute. */
  open_orders: whole('money', 5, 1, 100),
  hourly_orders: whole('money', 20, 1, 1_000),
  order_checks: whole('money', 30, 1, 1_000),
  /** What one of the staff may pay back of an order, in whole euros, and how many credits they may give or take, without a second person. */
  refund_alone: whole('money', 100, 0, 100_000),
  credits_alone: whole('money', 200, 0, 5_000),

  message_length: whole('messages', 1_000, 1, 5_000),
  free_messages: whole('messages', 5, 0, 1_000),
  free_conversations: whole('messages', 2, 0, 1_000),
  /** First messages in a rolling day: of who joined fewer than `new_member_days` ago, and of everybody else. */
  first_messages_new: whole('messages', 10, 1, 1_000),
  first_messages: whole('messages', 30, 1, 1_000),
  new_member_days: whole('messages', 7, 0, 365),
  /** Likes of the swipe game in a rolling day. */
  swipe_likes: whole('messages', 4, 0, 1_000),

  /** Whether others see a new photo, or a new text about a member, only once a moderator has looked at it. */
  photo_moderation_first: yesNo('photos', false),
  text_moderation_first: yesNo('photos', false),
  /**
   * For how many months material of child abuse is kept, sealed, for the authority; null is the law's time (`keepingTable` in moderation says which
   * and why). An owner sets it only where the law of their country says otherwise; what was found before keeps its day.
   */
  child_material_months: {
    kind: 'months',
    group: 'photos',
    standard: null,
    min: 1,
    max: 120,
    schema: z.nullable(z.int().check(z.gte(1), z.lte(120))),
  },

  /**
   * What a member may see in a day: profiles that lists show, and clear photos. The smaller ones are for who joined fewer than `new_member_days` ago
   * or is not trusted; all of a kind in one network together have `network_budgets` of them.
   */
  daily_profiles_new: whole('limits', 600, 1, 1_000_000),
  daily_profiles: whole('limits', 3_000, 1, 1_000_000),
  daily_photos_new: whole('limits', 1_500, 1, 1_000_000),
  daily_photos: whole('limits', 8_000, 1, 1_000_000),
  network_budgets: whole('limits', 20, 1, 1_000),

  niche: { kind: 'niche', group: 'looks', standard: 1, schema: shape.niche },
  fictional_icon: choice('looks', 'drama', ['drama', 'bot', 'info', 'badge-info', 'sparkles', 'star']),
  /** Who mails come from, for their readers; empty is the name of the site. */
  mail_name: words('looks', '', 60),
  support_phone: { kind: 'text', group: 'looks', standard: exampleSupport.phone, max: 40, schema: phone },
  support_email: { kind: 'text', group: 'looks', standard: exampleSupport.email, max: 200, schema: z.email().check(z.maxLength(200)) },
} as const;

type Fields = typeof settingFields;
export type SettingName = keyof Fields;
export type SettingField = Fields[SettingName];
export const settingNames = Object.keys(settingFields) as readonly SettingName[];

type Shape = { [Name in SettingName]: Fields[Name]['schema'] };
const shapeOf = Object.fromEntries(settingNames.map((name) => [name, settingFields[name].schema])) as unknown as Shape;
/** All of them, as they are in force. */
export const settingValues = z.object(shapeOf);
export type SettingValues = z.infer<typeof settingValues>;
export const settingStandards = Object.fromEntries(
  settingNames.map((name) => [name, settingFields[name].standard]),
) as unknown as SettingValues;
/** Those that are to be otherwise. */
const settingChanges = z.partial(z.strictObject(shapeOf)).check(z.refine((changes) => Object.keys(changes).length > 0, 'field_required'));

export const siteId = uuid;
const settingChange = z.object({
  version: z.int(),
  at: z.iso.datetime(),
  by: z.nullable(z.string()),
  reason: z.string(),
  /** Whether it took the change before it back. */
  undoes: z.boolean(),
  /** Of each setting that changed; one that nobody had set was at its standard. */
  before: z.partial(settingValues),
  after: z.partial(settingValues),
});
export type SettingChange = z.infer<typeof settingChange>;

export const sitesQuery = z.strictObject(pageFields).check(z.refine(withinCap, { path: ['page'] }));
export type SitesQuery = z.infer<typeof sitesQuery>;
export const siteRow = z.object({ id: siteId, name: z.string(), hosts: z.array(z.string()), is_default: z.boolean(), version: z.int() });
export type SiteRow = z.infer<typeof siteRow>;
export const sitesAnswer = listOf(siteRow);
export type SitesAnswer = z.infer<typeof sitesAnswer>;
export const sitePage = z.extend(siteRow, {
  domain_language: z.nullable(z.enum(locales)),
  company: z.object({ id: uuid, name: z.string() }),
  /** The others that have the same members. */
  shares_with: z.array(z.object({ id: siteId, name: z.string() })),
  settings: settingValues,
  /** The newest first, the last fifty of them. */
  changes: z.array(settingChange),
});
export type SitePage = z.infer<typeof sitePage>;

/** In force everywhere within a minute. `version`: which one was looked at; another one is refused, so that nobody undoes unseen what somebody else set. */
export const siteCommands = {
  change_settings: command({
    path: '/api/admin/site-settings/:id/change',
    right: 'site_settings',
    act: 'site.settings_changed',
    subject: 'site',
    target: siteId,
    reason: inWords(3, 200),
    confirms: true,
    // Another limit of what one person may give back asks for a step-up.
    fields: { version: z.int32().check(z.gte(1)), changes: settingChanges, ...stepUpFields },
    result: sitePage,
  }),
  undo_settings: command({
    path: '/api/admin/site-settings/:id/undo',
    right: 'site_settings',
    act: 'site.settings_undone',
    subject: 'site',
    target: siteId,
    reason: inWords(3, 200),
    confirms: true,
    fields: { version: z.int32().check(z.gte(1)), ...stepUpFields },
    result: sitePage,
  }),
} as const;

/** What staff read of it. */
export const siteSettingsResources = {
  sites: resource({
    path: '/api/admin/site-settings',
    logged: true,
    right: 'site_settings',
    id: siteId,
    sorts: [],
    query: sitesQuery,
    row: siteRow,
    one: sitePage,
  }),
} as const;
