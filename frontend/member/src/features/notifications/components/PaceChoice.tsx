import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import {
  offeredPaces,
  type NotificationCategory,
  type NotificationChannel,
  type NotificationPace,
  type NotificationPreferences,
} from '#contracts';
import { PlainSelect } from '#member/ui/Select';

interface PaceChoiceProps {
  readonly category: NotificationCategory;
  readonly channels: readonly NotificationChannel[];
  readonly held: NotificationPreferences['paces'][NotificationCategory];
  readonly onChange: (channel: NotificationChannel, pace: NotificationPace) => void;
}

/** How soon a member hears of one kind of thing, by each channel. */
export function PaceChoice({ category, channels, held, onChange }: PaceChoiceProps) {
  const { t } = useTranslation('notifications');
  const offered = offeredPaces[category];
  const what = t(`categories.${category}.label`);
  const hint = `pace-${category}-hint`;
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
              <label htmlFor={`pace-${category}-${channel}`}>{t(`channels.${channel}`)}</label>
            </Box>
            <PlainSelect
              id={`pace-${category}-${channel}`}
              name={`${category}-${channel}`}
              aria-label={t('choice', { channel: t(`channels.${channel}`), what })}
              aria-describedby={hint}
              value={held[channel]}
              onChange={({ currentTarget }) => {
                const pace = offered.find((one) => one === currentTarget.value);
                if (pace) onChange(channel, pace);
              }}
              options={offered.map((pace) => ({ value: pace, label: t(`paces.${pace}`) }))}
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
