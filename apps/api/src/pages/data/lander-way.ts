import { landerPathOf, nicheOf, readLanderSlug, wholeLanderSlug } from '#contracts';
import type { PageContext } from './page-data-source.js';

type LanderWay = 'here' | 'nowhere' | { readonly redirect: string };

/**
 * Where the address of a lander leads: to its page when its slug is whole; to the same address with the whole slug for this visitor, the query
 * kept; to nothing when it is none of ours.
 */
export function landerWay({ path, query, locale, settings }: Pick<PageContext, 'path' | 'query' | 'locale' | 'settings'>): LanderWay {
  const lander = landerPathOf(path);
  if (!lander) return 'nowhere';
  if (lander.slug && readLanderSlug(lander.slug)) return 'here';
  const slug = wholeLanderSlug(lander.slug, { locale, niche: nicheOf(settings.niche) });
  if (!slug) return 'nowhere';
  const sent = query.toString();
  return { redirect: `${lander.base}/${slug}${sent && `?${sent}`}` };
}
