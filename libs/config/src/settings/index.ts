import { z } from 'zod';
import { accessSettings } from './access.settings.js';
import { filesSettings } from './files.settings.js';
import { mailSettings } from './mail.settings.js';
import { messagesSettings } from './messages.settings.js';
import { paymentsSettings } from './payments.settings.js';
import { processSettings } from './process.settings.js';
import { servicesSettings } from './services.settings.js';
import { watchingSettings } from './watching.settings.js';

export { ownCmHosts } from './messages.settings.js';
export { ownEuroRatesUrl, ownMollieEndpoint } from './payments.settings.js';

/** Every setting that the product knows, with its default and the sentence that `.env.example` prints, in its order. */
export const settings = {
  ...processSettings,
  ...servicesSettings,
  ...mailSettings,
  ...accessSettings,
  ...filesSettings,
  ...paymentsSettings,
  ...messagesSettings,
  ...watchingSettings,
};

export type SettingName = keyof typeof settings;
export const settingNames: readonly string[] = Object.keys(settings);
export type Settings = z.output<ReturnType<typeof schema>>;

const schema = () => z.object(settings);

/** An empty value counts as not set, so that a copied `.env.example` changes nothing. */
export function readSettings(env: Readonly<Record<string, string | undefined>>) {
  const given = Object.keys(settings).flatMap((name) => (env[name]?.trim() ? [[name, env[name].trim()]] : []));
  return schema().safeParse(Object.fromEntries(given));
}
