import { useEffect, useState } from 'react';
import { serverNow } from '#kit';

/** The time, once a minute: "Now" does not stay "Now". */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date(serverNow()));
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date(serverNow())), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
