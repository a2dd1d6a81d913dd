import * as z from 'zod';
import { profileFields, publicSettings, searchFields } from '#contracts';

const shape = publicSettings.shape;

/** What an owner may set for a site, each with the default that holds until then. Amounts are minor units. */
export const siteSettings = z.object({
  niche: shape.niche.default(1),
  signups: shape.signups.default('all'),
  logged_out_search: shape.logged_out_search.default('all'),
  logged_out_search_trafficsource: shape.logged_out_search_trafficsource.default('none'),
  enable_site_entry_popup: shape.enable_site_entry_popup.default('yes'),
  support_phone: z.string().default('030 123 45 67'),
  support_email: z.string().default('hello@secondspring.example'),
  push_public: z.string().nullable().default(null),
  fictional_icon: z.string().default('drama'),
  countries: z
    .array(z.string())
    .default([
      'NL',
      'BE',
      'DE',
      'AT',
      'CH',
      'FR',
      'LU',
      'ES',
      'IT',
      'PL',
      'SE',
      'NO',
      'DK',
      'FI',
      'GB',
      'IE',
      'PT',
      'US',
      'CA',
      'AU',
      'NZ',
    ]),
  visible_profile_fields: z
    .array(z.enum(profileFields))
    .default([
      'age',
      'gender',
      'country',
      'region',
      'city',
      'relationship',
      'reason',
      'hair',
      'eyes',
      'body',
      'tattoos',
      'interests',
      'about',
      'sexuality',
    ]),
  visible_profile_notes: z.array(z.enum(profileFields)).default(['about']),
  message_credits: z.int().min(0).default(1),
  photo_credits: z.int().min(0).default(2),
  gift_credits: z.array(z.int().min(0)).length(3).default([3, 5, 10]),
  signup_credits: z.int().min(0).default(0),
  message_length: z.int().min(1).max(5_000).default(1_000),
  search_fields: z.array(z.enum(searchFields)).default([...searchFields]),
  refund_days: z.int().min(14).default(14),
  min_age: z.int().min(18).default(18),
  free_messages: z.int().min(0).default(5),
  free_conversations: z.int().min(0).default(2),
  reveal_account_existence: z.boolean().default(true),
  photo_moderation_first: z.boolean().default(false),
  terms_version: z.iso.datetime().default('2023-12-01T12:00:00Z'),
  bundles: z
    .array(z.object({ id: z.uuid(), credits: z.int().min(1), price_minor: z.int().min(0), currency: z.string().length(3) }))
    .default([
      { id: '01930000-0000-7000-8000-000000000020', credits: 20, price_minor: 1_900, currency: 'EUR' },
      { id: '01930000-0000-7000-8000-000000000050', credits: 50, price_minor: 4_000, currency: 'EUR' },
      { id: '01930000-0000-7000-8000-000000000120', credits: 120, price_minor: 8_400, currency: 'EUR' },
    ]),
  /** Texts that the owner wrote, by locale and key; built-in words stand for the rest. */
  texts: z.record(z.string(), z.record(z.string(), z.string())).default({}),
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
