import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import {
  notificationFrequencies,
  type NotificationCategory,
  type NotificationChannel,
  type NotificationFrequency,
  type NotificationPreferences,
} from '#contracts';
import { PlainSelect } from '#member/ui/Select';

interface FrequencyChoiceProps {
  readonly category: NotificationCategory;
  readonly channels: readonly NotificationChannel[];
  readonly held: NotificationPreferences['frequencies'][NotificationCategory];
  readonly onChange: (channel: NotificationChannel, frequency: NotificationFrequency) => void;
}

/** How soon a member hears of one kind of thing, by each channel. */
export function FrequencyChoice({ category, channels, held, onChange }: FrequencyChoiceProps) {
  const { t } = useTranslation('notifications');
  const what = t(`categories.${category}.label`);
  const hint = `frequency-${category}-hint`;
  return (
    <Box as="li" display="grid" rowGap="3" py="4" borderTopWidth="1px" borderColor="hairline">
      <Box minW="0">
        <Box fontWeight="medium">{what}</Box>
        <Box id={hint} textStyle="small" color="ink.soft">
          {t(`categories.${category}.hint`)}
        </Box>
      </Box>
      <Box display="grid" gap="3" maxW="24rem">
        {channels.map((channel) => (
          <Box key={channel}>
            <Box asChild textStyle="small" display="block" mb="1">
              <label htmlFor={`frequency-${category}-${channel}`}>{t(`channels.${channel}`)}</label>
            </Box>
            <PlainSelect
              id={`frequency-${category}-${channel}`}
              name={`${category}-${channel}`}
              aria-label={t('choice', { channel: t(`channels.${channel}`), what })}
              aria-describedby={hint}
              value={held[channel]}
              onChange={({ currentTarget }) => {
                const frequency = notificationFrequencies.find((one) => one === currentTarget.value);
                if (frequency) onChange(channel, frequency);
              }}
              options={notificationFrequencies.map((frequency) => ({ value: frequency, label: t(`frequencies.${frequency}`) }))}
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
