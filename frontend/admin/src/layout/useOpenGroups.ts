import { useStore } from 'react-admin';
import { keptKey } from '../store';
import { useWhoAmI } from '../useWhoAmI';
import { openIn, withTurned } from './menu-folding';

/** Which groups of the menu stand open: each colleague's own choice, which stays in this browser. */
export function useOpenGroups() {
  const { data } = useWhoAmI();
  const [kept, setKept] = useStore(keptKey('menu', data?.staff.id ?? ''), '');
  const open = openIn(kept);
  return { isOpen: (title: string) => open.includes(title), turn: (title: string) => setKept(withTurned(kept, title)) };
}
