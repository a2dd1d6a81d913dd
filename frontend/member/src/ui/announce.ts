import { create } from 'zustand';

// One polite live region for the whole app: regions that appear together with their text are not read by all screen readers.
let waiting = '';
export const useAnnouncement = create(() => '');
const { setState: show } = useAnnouncement;

/** Reads a sentence to people who use a screen reader, after what they are hearing now. What comes in the same moment is read too, nothing of it twice. */
export function announce(text: string): void {
  if (text && !waiting)
    setTimeout(() => {
      show(waiting);
      waiting = '';
    }, 80);
  if (!waiting.includes(text)) waiting += `\n${text}`;
  show('');
}
