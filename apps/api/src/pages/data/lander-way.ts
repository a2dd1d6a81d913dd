import { landerPathOf, landerSlug, nicheOf, readLanderSlug, wholeLanderSlug, type Niche } from '#contracts';
import type { PageContext } from './page-data-source.js';

type LanderWay = 'here' | 'nowhere' | { readonly redirect: string };

/**
 * Where the address of a lander leads: to its page when its slug is whole; to the same address with the whole slug for this visitor, the query
 * kept; to nothing when it is none of ours. A niche that does not fit who is shown gives way to the slug that names none.
 */
export function landerWay(
  { path, query, locale, settings }: Pick<PageContext, 'path' | 'query' | 'locale' | 'settings'>,
  fits: (niche: Niche) => boolean = () => true,
): LanderWay {
  const lander = landerPathOf(path);
  const whole = lander && wholeLanderSlug(lander.slug, { locale, niche: nicheOf(settings.niche) });
  const facts = whole && readLanderSlug(whole);
  if (!lander || !facts) return 'nowhere';
  const slug = fits(facts.niche) ? whole : landerSlug({ ...facts, niche: 1 });
  if (slug === lander.slug) return 'here';
  const sent = query.toString();
  return { redirect: `${lander.base}/${slug}${sent && `?${sent}`}` };
}
