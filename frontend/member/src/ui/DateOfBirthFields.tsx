import { Box, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { fullBirthYear } from '#contracts';
import { useFormats } from '#member/shared/state/session';
import { Fieldset } from './Fieldset';
import { Input, type FieldWords } from './Field';
import { PlainSelect } from './Select';

export interface BirthDateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** `YYYY-MM-DD`, or null when the three answers are not a real day. */
export function composeBirthDate({ day, month, year }: BirthDateParts): string | null {
  const [d, m, y] = [day, month, fullBirthYear(year)].map((part) => Number(part.trim()));
  if (!d || !m || !y || y < 1900) return null;
  const date = new Date(Date.UTC(y, m - 1, d));
  if (date.getUTCDate() !== d || date.getUTCMonth() !== m - 1) return null;
  return date.toISOString().slice(0, 10);
}

export function splitBirthDate(date: string | undefined): BirthDateParts {
  const [year = '', month = '', day = ''] = (date ?? '').split('-');
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year };
}

interface DateOfBirthFieldsProps extends Partial<FieldWords> {
  readonly id?: string;
  readonly defaultValue?: BirthDateParts;
  readonly onChange?: (parts: BirthDateParts) => void;
}

/** Three answers for a day, a month in words and a year: nobody has to page back sixty years in a calendar. Posts birth_day, birth_month, birth_year. */
export function DateOfBirthFields({
  id = 'date_of_birth',
  label,
  hint,
  error,
  required = true,
  defaultValue,
  onChange,
}: DateOfBirthFieldsProps) {
  const { t } = useTranslation();
  const months = useFormats().months();
  const invalid = error ? true : undefined;
  const report = (element: HTMLElement) => {
    const value = (name: string) => element.closest('fieldset')?.querySelector<HTMLInputElement>(`[name=birth_${name}]`)?.value ?? '';
    onChange?.({ day: value('day'), month: value('month'), year: value('year') });
  };
  const digits = { inputMode: 'numeric', pattern: '[0-9]*', 'aria-invalid': invalid } as const;
  return (
    <Fieldset id={id} label={label ?? t('field.birth_date')} hint={hint ?? t('field.birth_hint')} error={error} required={required}>
      <Flex gap="2" wrap="wrap">
        <Part id={`${id}-day`} label={t('field.day')} flex="0 0 4.25rem">
          <Input
            {...digits}
            id={`${id}-day`}
            name="birth_day"
            maxLength={2}
            autoComplete="bday-day"
            defaultValue={defaultValue?.day}
            onChange={(event) => report(event.currentTarget)}
          />
        </Part>
        <Part id={`${id}-month`} label={t('field.month')} flex="1 1 9rem">
          <PlainSelect
            id={`${id}-month`}
            name="birth_month"
            autoComplete="bday-month"
            aria-invalid={invalid}
            empty={t('field.choose')}
            options={months.map((month, index) => ({ value: String(index + 1), label: month }))}
            defaultValue={defaultValue?.month}
            onChange={(event) => report(event.currentTarget)}
          />
        </Part>
        <Part id={`${id}-year`} label={t('field.year')} flex="0 0 5.5rem">
          <Input
            {...digits}
            id={`${id}-year`}
            name="birth_year"
            maxLength={4}
            autoComplete="bday-year"
            defaultValue={defaultValue?.year}
            onChange={(event) => report(event.currentTarget)}
          />
        </Part>
      </Flex>
    </Fieldset>
  );
}

function Part({ id, label, flex, children }: { id: string; label: string; flex: string; children: React.ReactNode }) {
  return (
    <Box flex={flex} maxW="12rem">
      <Box asChild mb="1" display="block" textStyle="small">
        <label htmlFor={id}>{label}</label>
      </Box>
      {children}
    </Box>
  );
}
