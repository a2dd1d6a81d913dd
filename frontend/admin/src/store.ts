import { memoryStore, type Store } from 'react-admin';

const themeKey = 'theme';
const memory = memoryStore();

/**
 * What the pages remember goes with the tab: filters may hold names and addresses of members, and other people use this computer. Only the
 * choice of light or dark stays.
 */
export const store: Store = {
  ...memory,
  getItem<Value>(key: string, fallback?: Value): Value | undefined {
    return key === themeKey ? ((localStorage.getItem(themeKey) ?? fallback) as Value | undefined) : memory.getItem(key, fallback);
  },
  setItem(key, value) {
    if (key === themeKey) localStorage.setItem(themeKey, String(value));
    memory.setItem(key, value);
  },
};
