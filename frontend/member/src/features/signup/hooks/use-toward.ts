import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { towardIn } from '../model/toward';
import { draftNow, keepAnswers } from '../state/draft';

const teaserPage = /^\/members\/([^/]+)\/signup$/;

/** Somebody came because of one member, by the address or in the dialog over that member's page: the draft remembers whom. */
export function useToward(): void {
  const { pathname, search } = useLocation();
  const toward = towardIn(search) ?? teaserPage.exec(pathname)?.[1] ?? null;
  useEffect(() => {
    if (toward && draftNow().toward !== toward) keepAnswers({ toward });
  }, [toward]);
}
