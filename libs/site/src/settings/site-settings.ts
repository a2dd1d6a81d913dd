import * as z from 'zod/mini';
import { camPromo } from '#contracts';
import { settingFields, settingNames, type SettingName } from '#contracts-admin';
import { bundleSetting, defaultBundles, defaultPriceLists, priceListSetting } from './bundles.js';

type WithStandards = { [Name in SettingName]: z.ZodMiniDefault<(typeof settingFields)[Name]['schema']> };
const withStandards = Object.fromEntries(
  settingNames.map((name) => [name, z._default(settingFields[name].schema as z.ZodMiniType, settingFields[name].standard)]),
) as unknown as WithStandards;

/** What an owner may set for a site, each with the default that holds until then: those of the form, and what has pages of its own. Amounts are minor units. */
export const siteSettings = z.object({
  ...withStandards,
  terms_version: z._default(z.iso.datetime(), '2023-12-01T12:00:00Z'),
  bundles: z._default(z.array(bundleSetting), defaultBundles),
  price_lists: z._default(z.array(priceListSetting), defaultPriceLists),
  /** The advertisement of a partner with live cams on the home page of visitors; none unless the owner sets one. */
  cam_promo: z._default(z.nullable(camPromo), null),
  /** Texts that the owner wrote, by locale and key; built-in words stand for the rest. */
  texts: z._default(z.record(z.string(), z.record(z.string(), z.string())), {}),
});
export type SiteSettings = z.infer<typeof siteSettings>;

/**
 * What is stored for a site, as it is in force. A value that is not allowed (any more) is left aside for its default, so that one of them stops no
 * site; `wrong` names those.
 */
export function readSettings(stored: unknown): { readonly settings: SiteSettings; readonly wrong: readonly string[] } {
  const read = siteSettings.safeParse(stored);
  if (read.success) return { settings: read.data, wrong: [] };
  const wrong = [...new Set(read.error.issues.map(({ path }) => String(path[0] ?? '')))];
  const rest = Object.entries(Object(stored) as object).filter(([name]) => !wrong.includes(name));
  return { settings: siteSettings.parse(Object.fromEntries(rest)), wrong };
}

export type Company = {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly kvk: string;
  readonly city: string;
  readonly country: string;
  readonly tradenames: readonly string[];
  readonly vatNumbers: readonly string[];
  /** By which banks know who collects (SEPA); null: the company takes no direct debits. */
  readonly creditorId: string | null;
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
