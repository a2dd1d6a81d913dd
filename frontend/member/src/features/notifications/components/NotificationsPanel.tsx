import { Box, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { notificationCategories, notificationChannels } from '#contracts';
import { toApiError } from '#kit';
import { useSettings } from '#member/shared/state/session';
import { Card } from '#member/ui/Card';
import { ErrorNotice } from '#member/ui/Notice';
import { Shape } from '#member/ui/Skeletons';
import { usePreferences } from '../hooks/use-preferences';
import { FrequencyChoice } from './FrequencyChoice';
import { QuietHoursCard } from './QuietHoursCard';

/** What a member is told of, how soon, and when nothing comes. Every choice holds at once. `children`: what turns this device on. */
export function NotificationsPanel({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation('notifications');
  const { preferences, held, wished, frequency, quiet } = usePreferences();
  const { push_public: pushKey } = useSettings();
  const channels = notificationChannels.filter((channel) => channel !== 'push' || pushKey);
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
                held={wished(held, category)}
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
