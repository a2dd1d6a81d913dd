import { memoryStore, type Store } from 'react-admin';

const themeKey = 'theme';
const kept = 'kept.';
const memory = memoryStore();

/** The key of a choice of one person at the desk that stays in this browser; it holds nothing of members. */
export const keptKey = (name: string, staffId: string): string => `${kept}${name}.${staffId}`;

const isKept = (key: string): boolean => key === themeKey || key.startsWith(kept);

/**
 * What the pages remember goes with the tab: filters may hold names and addresses of members, and other people use this computer. Only
 * light or dark and choices like it stay.
 */
export const store: Store = {
  ...memory,
  getItem<Value>(key: string, fallback?: Value): Value | undefined {
    return isKept(key) ? ((localStorage.getItem(key) ?? fallback) as Value | undefined) : memory.getItem(key, fallback);
  },
  setItem(key, value) {
    if (isKept(key)) localStorage.setItem(key, String(value));
    memory.setItem(key, value);
  },
};
