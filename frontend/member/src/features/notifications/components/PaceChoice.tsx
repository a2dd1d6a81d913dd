import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { offeredPaces, type NotificationCategory, type NotificationPace } from '#contracts';
import { PlainSelect } from '#member/ui/Select';

interface PaceChoiceProps {
  readonly category: NotificationCategory;
  readonly value: NotificationPace;
  readonly onChange: (pace: NotificationPace) => void;
}

/** How soon a member hears of one kind of thing. */
export function PaceChoice({ category, value, onChange }: PaceChoiceProps) {
  const { t } = useTranslation('notifications');
  const offered = offeredPaces[category];
  const label = t(`categories.${category}.label`);
  const id = `pace-${category}`;
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 17rem' }}
      columnGap="6"
      rowGap="2"
      alignItems="center"
      py="4"
      borderTopWidth="1px"
      borderColor="hairline"
    >
      <Box minW="0">
        <Box fontWeight="medium">{label}</Box>
        <Box id={`${id}-hint`} textStyle="small" color="ink.soft">
          {t(`categories.${category}.hint`)}
        </Box>
      </Box>
      <PlainSelect
        id={id}
        name={id}
        aria-label={t('by_email', { what: label })}
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={({ currentTarget }) => {
          const pace = offered.find((one) => one === currentTarget.value);
          if (pace) onChange(pace);
        }}
        options={offered.map((pace) => ({ value: pace, label: t(`paces.${pace}`) }))}
      />
    </Box>
  );
}
