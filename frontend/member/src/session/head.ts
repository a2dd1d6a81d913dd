import { createContext, use, useEffect } from 'react';
import { useBadges } from './badges';

export interface Head {
  title: string;
  description?: string;
  noIndex?: boolean;
  /** The largest picture of the first screen, fetched early. */
  image?: string;
}

/** The server collects the head of the page that it renders here; in the browser there is no collector. */
export const HeadContext = createContext<{ head: Head | null } | null>(null);

export const titleWithCount = (title: string, count: number): string => (count > 0 ? `(${count}) ${title}` : title);

/** Sets the title of the page; the sum of unread messages and new likes goes before it in brackets. */
export function useHead(head: Head): void {
  const collector = use(HeadContext);
  const { messages, likes } = useBadges();
  const title = titleWithCount(head.title, messages + likes);
  if (collector) collector.head = { ...head, title };
  useEffect(() => {
    document.title = title;
  }, [title]);
}
