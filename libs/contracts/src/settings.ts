import * as z from 'zod/mini';
import { uuid } from './ids.js';
import { money } from './money.js';
import { profileFields, searchFields } from './profile-fields.js';

export const messageCosts = z.object({ costs: z.int(), currency: z.string() });
export const bundleView = z.object({
  id: uuid,
  credits: z.int(),
  price: money,
  /** Of one credit, rounded. */
  unit_price: money,
});
export type BundleView = z.infer<typeof bundleView>;

/**
 * What a site tells everybody. Amounts are integers in minor units of their currency; `minimum_message_costs` is keyed by ISO country code.
 */
export const publicSettings = z.object({
  name: z.string(),
  domain: z.string(),
  domain_language: z.nullable(z.string()),
  cdn_prefix: z.string(),
  niche: z.int().check(z.gte(1), z.lte(7)),
  signups: z.enum(['all', 'with_trafficsource', 'other']),
  logged_out_search: z.enum(['all', 'none']),
  logged_out_search_trafficsource: z.enum(['none', 'other']),
  enable_site_entry_popup: z.enum(['yes', 'no']),
  geoip_country: z.nullable(z.string()),
  geoip_selected_country: z.string(),
  minimum_message_costs: z.record(z.string(), messageCosts),
  support_phone: z.string(),
  support_email: z.string(),
  push_public: z.nullable(z.string()),
  fictional_icon: z.string(),
  description: z.string(),
  index_title: z.string(),
  countries: z.array(z.string()),
  visible_profile_fields: z.array(z.enum(profileFields)),
  visible_profile_notes: z.array(z.enum(profileFields)),
  message_credits: z.int(),
  photo_credits: z.int(),
  /** Of a small, a middle and a large gift. */
  gift_credits: z.array(z.int()),
  /** What the gifts cost that are offered, each price once, the lowest first. */
  gift_prices: z.array(z.int()),
  signup_credits: z.int(),
  message_length: z.int(),
  search_fields: z.array(z.enum(searchFields)),
  fictional_warning: z.string(),
  fictional_singular: z.string(),
  fictional_plural: z.string(),
  /** What the owner tells visitors before they come in, in place of the built-in words about age, fictional profiles and money; empty: those. */
  entry_warning: z.string(),
  /** What the owner says of premium on its page, and answers for; empty shows nothing. */
  premium_claim: z.string(),
  refund_days: z.int(),
  member_resell: z.literal(false),
  company_id: uuid,
  mail_name: z.string(),
  min_age: z.int(),
  free_messages: z.int(),
  free_conversations: z.int(),
  bundles: z.array(bundleView),
  terms_version: z.iso.datetime(),
  demo: z.boolean(),
});
export type PublicSettings = z.infer<typeof publicSettings>;

export const settingsAnswer = z.object({ settings: publicSettings });
export type SettingsAnswer = z.infer<typeof settingsAnswer>;

export const companyInfo = z.object({
  name: z.string(),
  address: z.string(),
  kvk: z.string(),
  city: z.string(),
  country: z.string(),
  tradenames: z.array(z.string()),
  vat_numbers: z.array(z.string()),
  support_phone: z.string(),
  delete_discount: z.boolean(),
  added: z.iso.datetime(),
});
export type CompanyInfo = z.infer<typeof companyInfo>;
export const companyAnswer = z.object({ companyinfo: companyInfo });
