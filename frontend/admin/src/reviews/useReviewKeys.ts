import { useEffect } from 'react';
import { isTyping } from '../work-queue/keys';

/** Keys of the page by name, `shift+` before those that need it, and whether they are held down. True when the key was for the page. */
export function useReviewKeys(press: (key: string, isHeld: boolean) => boolean): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isTyping(event)) return;
      // A button that has the focus keeps the keys that press it.
      if ((event.key === 'Enter' || event.key === ' ') && event.target instanceof HTMLButtonElement) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (press(event.shiftKey && /^[a-z]$/.test(key) ? `shift+${key}` : key, event.repeat)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [press]);
}
