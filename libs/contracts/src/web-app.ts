import * as z from 'zod/mini';
import type { DisplayPrefs } from './display.js';
import type { Locale } from './locales.js';

/** What a browser reads before it puts the site among the apps of the device: <https://www.w3.org/TR/appmanifest/>. */
const icon = z.strictObject({ src: z.string(), sizes: z.string(), type: z.literal('image/png'), purpose: z.enum(['any', 'maskable']) });
const shortcut = z.strictObject({ name: z.string(), url: z.string() });

export const webManifest = z.strictObject({
  id: z.string(),
  name: z.string(),
  short_name: z.string(),
  description: z.string(),
  lang: z.string(),
  dir: z.literal('ltr'),
  start_url: z.string(),
  scope: z.string(),
  display: z.literal('standalone'),
  theme_color: z.string(),
  background_color: z.string(),
  icons: z.array(icon),
  shortcuts: z.array(shortcut),
});
export type WebManifest = z.infer<typeof webManifest>;

export const manifestPath = '/manifest.webmanifest';
/** Browsers ask for a manifest without cookies, so its address says the language. */
export const manifestAddress = (locale: Locale): string => `${manifestPath}?lang=${locale}`;

/** What stands in for a page where none can be reached. The service worker keeps it; nothing of a member is in it. */
export const offlinePagePath = '/offline';
/** The page in this language and these looks: all that its HTML depends on stands in its address. */
export const offlinePageAddress = (locale: Locale, { text, colours, motion }: DisplayPrefs): string =>
  `${offlinePagePath}?${new URLSearchParams({ lang: locale, text, colours, motion }).toString()}`;

/** What an open page tells the service worker: the offline page that its reader should get. */
export interface ToWorker {
  readonly type: 'offline-page';
  readonly address: string;
}

/** What the service worker tells the open pages: a push came, and is kept; or it has just taken over, and belongs to this script of the app. */
export type FromWorker = { readonly type: 'pushed' } | { readonly type: 'version'; readonly entry: string };
