import { create } from 'zustand';

// One polite live region for the whole app: regions that appear together with their text are not read by all screen readers.
let timer: ReturnType<typeof setTimeout> | undefined;
const useStore = create<{ readonly message: string }>(() => ({ message: '' }));

export const useAnnouncement = (): string => useStore(({ message }) => message);

/** Reads a sentence to people who use a screen reader, after what they are hearing now. */
export function announce(text: string): void {
  clearTimeout(timer);
  useStore.setState({ message: '' });
  timer = setTimeout(() => useStore.setState({ message: text }), 80);
}
