import { useStore } from 'react-admin';
import { keptKey } from '../store';
import { useWhoAmI } from '../useWhoAmI';
import { readOpenGroups, toggleGroup } from './menu-collapse';

/** Which groups of the menu stand open: each colleague's own choice, which stays in this browser. */
export function useOpenGroups() {
  const { data } = useWhoAmI();
  const [kept, setKept] = useStore(keptKey('menu', data?.staff.id ?? ''), '');
  const open = readOpenGroups(kept);
  return { isOpen: (title: string) => open.includes(title), toggle: (title: string) => setKept(toggleGroup(kept, title)) };
}
