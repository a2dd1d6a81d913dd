import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { NotificationCategory, NotificationPreferences } from '#contracts';
import { announce } from '#member/ui/announce';
import { chooseFrequency, preferencesQuery, setQuietHours } from '../api/preferences';

/** What a member is told of, and how soon. Every choice holds at once. */
export function usePreferences() {
  const { t } = useTranslation('notifications');
  const queries = useQueryClient();
  const preferences = useQuery(preferencesQuery);
  const storeAnswer = {
    onSuccess: (answer: Awaited<ReturnType<typeof chooseFrequency>>) => {
      queries.setQueryData(preferencesQuery.queryKey, answer);
      announce(t('saved'));
    },
    onError: () => void preferences.refetch(),
  };
  const frequency = useMutation({ mutationFn: chooseFrequency, ...storeAnswer });
  const quiet = useMutation({ mutationFn: setQuietHours, ...storeAnswer });
  /** The wish is shown until the server has answered. */
  const wished = ({ frequencies }: NotificationPreferences, category: NotificationCategory) =>
    frequency.isPending && frequency.variables.category === category
      ? { ...frequencies[category], [frequency.variables.channel]: frequency.variables.frequency }
      : frequencies[category];
  return { preferences, held: preferences.data?.preferences, wished, frequency, quiet };
}
