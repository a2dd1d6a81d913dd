import { useLayoutEffect } from 'react';
import { create } from 'zustand';

const useStore = create<{ readonly drawn: number }>(() => ({ drawn: 0 }));
const count = (by: number) => useStore.setState(({ drawn }) => ({ drawn: drawn + by }));

/** Keeps notices away as long as the screen that calls this is drawn. */
export function useQuietScreen(): void {
  useLayoutEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
}

export const useIsQuiet = (): boolean => useStore(({ drawn }) => drawn > 0);
