import { createContext, use, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { badgeCount } from '../model/badge-count';
import { useBadges } from '../state/badges';
import { useSettings } from '../state/session';

export interface Head {
  title: string;
  description?: string;
  noIndex?: boolean;
  /** The largest picture of the first screen, fetched early. */
  image?: string;
  /** What the page answers, for search engines. */
  questions?: readonly { readonly title: string; readonly text: string }[];
}

/** The server collects the head of the page that it renders here; in the browser there is no collector. */
export const HeadContext = createContext<{ head: Head | null } | null>(null);

export const titleWithCount = (title: string, count: number): string => (count > 0 ? `(${count}) ${title}` : title);

interface ScreenHead extends Omit<Head, 'title'> {
  /** What the screen is called; without it the page has the title that the owner gave the site. */
  readonly title?: string;
}

/** Sets the title of the page: the screen, the site and whom it is for. The sum of unread messages and new likes goes before it in brackets. */
export function useHead({ title: screen, ...rest }: ScreenHead): void {
  const collector = use(HeadContext);
  const { t } = useTranslation();
  const { name, index_title } = useSettings();
  const count = badgeCount(useBadges());
  const title = titleWithCount(screen ? `${screen} – ${t('title_focus', { site: name })}` : index_title, count);
  if (collector) collector.head = { ...rest, title };
  useEffect(() => {
    document.title = title;
  }, [title]);
}
