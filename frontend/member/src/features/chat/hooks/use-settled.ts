import { useEffect, useState } from 'react';

/** Long enough to type on, short enough not to wait. */
const typingMs = 350;

/** What somebody types, once they pause. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
