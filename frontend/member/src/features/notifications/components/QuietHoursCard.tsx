import { Box, Grid, Heading } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuietHours } from '#contracts';
import { toApiError } from '#kit';
import { Card } from '#member/ui/Card';
import { Checkbox } from '#member/ui/ChoiceCards';
import { ErrorNotice } from '#member/ui/Notice';
import { Select } from '#member/ui/Select';

/** What most people call the night. */
const proposed: QuietHours = { from: '22:00', until: '08:00' };
const times = Array.from(
  { length: 48 },
  (_time, half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`,
);

interface QuietHoursCardProps {
  readonly held: QuietHours | null;
  readonly error: Error | null;
  readonly onChange: (hours: QuietHours | null) => void;
}

/** When nothing comes: a switch, and the two times. */
export function QuietHoursCard({ held, error, onChange }: QuietHoursCardProps) {
  const { t } = useTranslation('notifications');
  const [wish, choose] = useWish(held, error);
  const isSame = (hours: QuietHours | null) => hours !== null && hours.from === hours.until;
  const change = (hours: QuietHours | null) => {
    choose(hours);
    if (!isSame(hours)) onChange(hours);
  };
  return (
    <Card padded as="section" aria-labelledby="quiet-title" mb="5">
      <Heading as="h2" id="quiet-title" textStyle="h3" mb="2">
        {t('quiet.title')}
      </Heading>
      <Box mb="4" color="ink.soft">
        {t('quiet.hint')}
      </Box>
      {error ? (
        <Box mb="4">
          <ErrorNotice error={toApiError(error)} />
        </Box>
      ) : null}
      <Checkbox
        name="quiet"
        label={t('quiet.on')}
        checked={wish !== null}
        onChange={({ currentTarget }) => change(currentTarget.checked ? proposed : null)}
      />
      {wish ? (
        <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="4">
          {(['from', 'until'] as const).map((end) => (
            <Select
              key={end}
              name={end}
              label={t(`quiet.${end}`)}
              value={wish[end]}
              error={isSame(wish) && end === 'until' ? t('quiet.same') : undefined}
              onChange={({ currentTarget }) => change({ ...wish, [end]: currentTarget.value })}
              options={times.includes(wish[end]) ? times.map(asOption) : [wish[end], ...times].toSorted().map(asOption)}
            />
          ))}
        </Grid>
      ) : null}
    </Card>
  );
}

/** What was chosen, at once; what holds, as soon as the server says it or refuses the choice. */
function useWish(held: QuietHours | null, error: Error | null) {
  const [wish, setWish] = useState(held);
  const [known, setKnown] = useState({ held, error });
  if (known.held !== held || known.error !== error) {
    setKnown({ held, error });
    if (known.held !== held || error) setWish(held);
  }
  return [wish, setWish] as const;
}

const asOption = (time: string) => ({ value: time, label: time });
