import type { Answer } from './callers.js';
import { productUrls } from './environment.js';
import { eventually } from './eventually.js';
import type { Product } from './product.js';

const IN_FORCE_S = 60;
type Settings = Readonly<Record<string, unknown>>;

/** The address of the demo's site in this language. */
export const siteUrl = (product: Product, language: string): string => `http://${language}.localhost:${product.port}`;

/**
 * What the owner of each of these sites sets, in force at every process when it answers. Call the answer in the end: everything is as before
 * then, a moment later.
 */
export async function owned(product: Product, changes: Readonly<Record<string, Settings>>): Promise<() => Promise<void>> {
  const before: [string, unknown][] = [];
  for (const [language, change] of Object.entries(changes)) {
    const [site] = await product.sql<{ settings: unknown }>(`select settings from site.site where domain_language = $1`, [language]);
    before.push([language, site?.settings]);
    await product.sql(`update site.site set settings = settings || $2::jsonb where domain_language = $1`, [language, change]);
  }
  const isInForce = async (process: number, [language, change]: [string, Settings]): Promise<boolean> => {
    const { body } = (await product
      .visitor(process)
      .get('/api/settings')
      .query({ domain: `${language}.localhost` })) as Answer<{ settings?: Settings }>;
    // A process that was just ended by another test, or is asked too often, has no settings to show yet.
    return Object.entries(change).every(([name, value]) => body.settings?.[name] === value);
  };
  for (const process of productUrls.keys())
    for (const change of Object.entries(changes)) await eventually(IN_FORCE_S, () => isInForce(process, change));
  return async () => {
    for (const [language, settings] of before)
      await product.sql(`update site.site set settings = $2 where domain_language = $1`, [language, settings]);
  };
}
