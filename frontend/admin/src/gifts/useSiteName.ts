import { useSites } from '../useSites';
import { giftWords } from './gift-words';

/** What a site is called; its id until the names are there. */
export function useSiteName(): (id: string) => string {
  const { data } = useSites();
  return (id) => (data ? (data.sites.find((site) => site.id === id)?.name ?? giftWords.unknownSite) : id);
}
