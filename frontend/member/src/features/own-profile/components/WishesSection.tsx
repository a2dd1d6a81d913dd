import { Grid } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { limits, soughtSexes } from '#contracts';
import { upToAge } from '#kit';
import { ChoiceCards } from '#member/ui/ChoiceCards';
import { Select } from '#member/ui/Select';
import { choiceOf, textOf } from '../model/read';
import { SectionCard, type SectionProps } from './SectionCard';

const ageOptions = Array.from({ length: limits.ageMax - 17 }, (_entry, index) => ({
  value: String(index + 18),
  label: upToAge(index + 18),
}));

/** Whom one would like to meet: the search starts with it, and those who look for somebody like you find you. */
export function WishesSection({ answer }: SectionProps) {
  const { t } = useTranslation('own');
  const { sought_sex, sought_min_age, sought_max_age } = answer.profile;
  return (
    <SectionCard
      answer={answer}
      section="wishes"
      title={t('wishes.title')}
      summary={t('wishes.summary', { who: t(`wishes.${sought_sex}`), from: sought_min_age, to: upToAge(sought_max_age) })}
      note={t('wishes.note')}
      read={(data) => ({
        section: 'wishes',
        sought_sex: choiceOf(data, 'sought_sex', soughtSexes) ?? sought_sex,
        sought_min_age: Number(textOf(data, 'sought_min_age')),
        sought_max_age: Number(textOf(data, 'sought_max_age')),
      })}
    >
      {(own, errors) => (
        <>
          <ChoiceCards
            name="sought_sex"
            label={t('wishes.sex')}
            columns={3}
            defaultValue={own.sought_sex}
            options={soughtSexes.map((value) => ({ value, label: t(`wishes.${value}`) }))}
            error={errors['sought_sex']}
          />
          <Grid columnGap="5" templateColumns="1fr 1fr" alignItems="end">
            <Select
              id="wishes-sought_min_age"
              name="sought_min_age"
              label={t('wishes.from')}
              options={ageOptions}
              defaultValue={String(own.sought_min_age)}
              error={errors['sought_min_age']}
            />
            <Select
              id="wishes-sought_max_age"
              name="sought_max_age"
              label={t('wishes.to')}
              options={ageOptions}
              defaultValue={String(own.sought_max_age)}
              error={errors['sought_max_age']}
            />
          </Grid>
        </>
      )}
    </SectionCard>
  );
}
