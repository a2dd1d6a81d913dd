import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Interest } from '#contracts';
import { interestsQuery } from '../api/interests';

/**
 * The interests of a group that can be chosen: those that the site offers, and those that are chosen already, so that they can be taken back. Until the
 * list is there, these alone.
 */
export function useInterests(intimate: boolean, chosen: readonly Interest[]) {
  const { t } = useTranslation('profile');
  const list = useQuery(interestsQuery);
  const offered = (list.data?.interests ?? []).filter((one) => one.intimate === intimate).map(({ key }) => key);
  const words = (key: Interest) => t(`interests.${key}`);
  const ordered = list.data?.by_words ? offered.toSorted((one, other) => words(one).localeCompare(words(other))) : offered;
  return { list, values: [...ordered, ...chosen.filter((key) => !offered.includes(key))] };
}
