import * as z from 'zod/mini';
import { camPromo, profileFields, publicSettings, searchFields } from '#contracts';
import { bundleSetting, defaultBundles, defaultPriceLists, priceListSetting } from './price-lists.js';

const { shape } = publicSettings;
const count = z.int().check(z.gte(0));
const servedCountries = 'NL BE DE AT CH FR LU ES IT PL SE NO DK FI GB IE PT US CA AU NZ'.split(' ');

/** Nobody answers there: production does not start with them. */
export const exampleSupport = { phone: '030 123 45 67', email: 'hello@secondspring.example' } as const;

/** What an owner may set for a site, each with the default that holds until then. Amounts are minor units. */
export const siteSettings = z.object({
  niche: z._default(shape.niche, 1),
  signups: z._default(shape.signups, 'all'),
  logged_out_search: z._default(shape.logged_out_search, 'all'),
  logged_out_search_trafficsource: z._default(shape.logged_out_search_trafficsource, 'none'),
  enable_site_entry_popup: z._default(shape.enable_site_entry_popup, 'yes'),
  support_phone: z._default(z.string(), exampleSupport.phone),
  support_email: z._default(z.string(), exampleSupport.email),
  fictional_icon: z._default(z.string(), 'drama'),
  /** Who mails come from, for their readers; empty is the name of the site. */
  mail_name: z._default(z.string(), ''),
  countries: z._default(z.array(z.string()), servedCountries),
  visible_profile_fields: z._default(z.array(z.enum(profileFields)), [...profileFields]),
  visible_profile_notes: z._default(z.array(z.enum(profileFields)), ['about']),
  message_credits: z._default(count, 1),
  photo_credits: z._default(count, 2),
  gift_credits: z._default(z.array(count).check(z.length(3)), [3, 5, 10]),
  signup_credits: z._default(count, 0),
  message_length: z._default(z.int().check(z.gte(1), z.lte(5_000)), 1_000),
  search_fields: z._default(z.array(z.enum(searchFields)), [...searchFields]),
  refund_days: z._default(z.int().check(z.gte(14)), 14),
  min_age: z._default(z.int().check(z.gte(18)), 18),
  free_messages: z._default(count, 5),
  free_conversations: z._default(count, 2),
  /** First messages in a rolling day: of who joined fewer than `new_member_days` ago, and of everybody else. */
  first_messages_new: z._default(z.int().check(z.gte(1)), 10),
  first_messages: z._default(z.int().check(z.gte(1)), 30),
  new_member_days: z._default(count, 7),
  /** Orders of one member: waiting for money at the same time, in a rolling hour, and questions about them to the provider in a minute. */
  open_orders: z._default(z.int().check(z.gte(1)), 5),
  hourly_orders: z._default(z.int().check(z.gte(1)), 20),
  order_checks: z._default(z.int().check(z.gte(1)), 30),
  /**
   * What a member may see in a day: profiles that lists show, and clear photos. The smaller ones are for who joined fewer than `new_member_days` ago
   * or is not trusted; all of a kind in one network together have `network_budgets` of them.
   */
  daily_profiles_new: z._default(z.int().check(z.gte(1)), 600),
  daily_profiles: z._default(z.int().check(z.gte(1)), 3_000),
  daily_photos_new: z._default(z.int().check(z.gte(1)), 1_500),
  daily_photos: z._default(z.int().check(z.gte(1)), 8_000),
  network_budgets: z._default(z.int().check(z.gte(1)), 20),
  /** Likes of the swipe game in a rolling day. */
  swipe_likes: z._default(count, 4),
  reveal_account_existence: z._default(z.boolean(), true),
  /** Whether others see a new photo, or a new text about a member, only once a moderator has looked at it. */
  photo_moderation_first: z._default(z.boolean(), false),
  text_moderation_first: z._default(z.boolean(), false),
  /**
   * For how many months material of child abuse is kept, sealed, for the authority; null is the law's time (`keepingTable` in moderation says which
   * and why). An owner sets it only where the law of their country says otherwise; what was found before keeps its day.
   */
  child_material_months: z._default(z.nullable(z.int().check(z.gte(1), z.lte(120))), null),
  terms_version: z._default(z.iso.datetime(), '2023-12-01T12:00:00Z'),
  bundles: z._default(z.array(bundleSetting), defaultBundles),
  price_lists: z._default(z.array(priceListSetting), defaultPriceLists),
  /** Whether new members get the discount of their first hours. */
  time_bonus: z._default(z.boolean(), true),
  /** The advertisement of a partner with live cams on the home page of visitors; none unless the owner sets one. */
  cam_promo: z._default(z.nullable(camPromo), null),
  /** Texts that the owner wrote, by locale and key; built-in words stand for the rest. */
  texts: z._default(z.record(z.string(), z.record(z.string(), z.string())), {}),
});
export type SiteSettings = z.infer<typeof siteSettings>;

export type Company = {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly kvk: string;
  readonly city: string;
  readonly country: string;
  readonly tradenames: readonly string[];
  readonly vatNumbers: readonly string[];
  readonly supportPhone: string;
  readonly deleteDiscount: boolean;
  readonly added: Date;
};

export type Site = {
  readonly id: string;
  readonly communityId: string;
  readonly name: string;
  readonly domainLanguage: string | null;
  readonly hosts: readonly string[];
  readonly isDefault: boolean;
  readonly settings: SiteSettings;
  readonly company: Company;
};
