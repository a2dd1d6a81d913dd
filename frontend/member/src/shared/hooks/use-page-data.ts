import type { PageData, PageDataKey } from '#contracts';
import { useSession } from '#member/shared/state/session';

/** What the server found for this page, where its route says `data: key` and its HTML is complete (`from: 'server'`); throws on every other page. */
export function usePageData<Key extends PageDataKey>(key: Key): PageData[Key] {
  const found: Partial<PageData>[Key] = useSession().data[key];
  if (found === undefined) throw new Error(`This page came without '${key}': its route must name it`);
  return found;
}
