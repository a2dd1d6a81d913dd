import type { PageData, PageDataKey } from '#contracts';
import { useSession } from '../state/session';
import { hasStarted } from '../state/started';

/** What the server found for the first screen, while that is being drawn. Later it is out of date: somebody may be gone from it. */
export function useFirstData<Key extends PageDataKey>(key: Key): PageData[Key] | undefined {
  const found: Partial<PageData>[Key] = useSession().data[key];
  return hasStarted() ? undefined : found;
}
