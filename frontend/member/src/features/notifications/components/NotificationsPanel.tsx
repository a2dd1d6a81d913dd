import { Box, Heading } from '@chakra-ui/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { notificationCategories, notificationChannels, type NotificationCategory, type NotificationPreferences } from '#contracts';
import { toApiError } from '#kit';
import { useSettings } from '#member/shared/state/session';
import { announce } from '#member/ui/announce';
import { Card } from '#member/ui/Card';
import { ErrorNotice } from '#member/ui/Notice';
import { Shape } from '#member/ui/Skeletons';
import { chooseFrequency, preferencesQuery, setQuietHours } from '../api/preferences';
import { FrequencyChoice } from './FrequencyChoice';
import { QuietHoursCard } from './QuietHoursCard';

/** What a member is told of, how soon, and when nothing comes. Every choice holds at once. `children`: what turns this device on. */
export function NotificationsPanel({ children }: { readonly children?: ReactNode }) {
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
  const held = preferences.data?.preferences;
  const { push_public: pushKey } = useSettings();
  const channels = notificationChannels.filter((channel) => channel !== 'push' || pushKey);
  // The wish is shown until the server has answered.
  const wished = (category: NotificationCategory, frequencies: NotificationPreferences['frequencies'][NotificationCategory]) =>
    frequency.isPending && frequency.variables.category === category
      ? { ...frequencies, [frequency.variables.channel]: frequency.variables.frequency }
      : frequencies;
  return (
    <>
      <Card padded as="section" aria-labelledby="notifications-title" mb="5">
        <Heading as="h2" id="notifications-title" textStyle="h3" mb="2">
          {t('title')}
        </Heading>
        <Box mb="2">{t('intro')}</Box>
        <Box mb="6" textStyle="small" color="ink.soft">
          {t('always')}
        </Box>
        {preferences.isPending ? <Shape h="24rem" /> : null}
        {preferences.isError && !held ? (
          <ErrorNotice error={toApiError(preferences.error)} onRetry={() => void preferences.refetch()} />
        ) : null}
        {frequency.isError ? (
          <Box mb="4">
            <ErrorNotice error={toApiError(frequency.error)} />
          </Box>
        ) : null}
        {held ? (
          <ul>
            {notificationCategories.map((category) => (
              <FrequencyChoice
                key={category}
                category={category}
                channels={channels}
                held={wished(category, held.frequencies[category])}
                onChange={(channel, wish) => frequency.mutate({ category, channel, frequency: wish })}
              />
            ))}
          </ul>
        ) : null}
      </Card>
      <Box mb="5" css={{ '&:empty': { display: 'none' } }}>
        {children}
      </Box>
      {held ? (
        <QuietHoursCard held={held.quiet_hours} error={quiet.error} onChange={(hours) => quiet.mutate({ quiet_hours: hours })} />
      ) : null}
    </>
  );
}
