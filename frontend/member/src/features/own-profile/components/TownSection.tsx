import { Box } from '@chakra-ui/react';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { TownView } from '#contracts';
import { useFormats, useSettings } from '#member/shared/state/session';
import { Select } from '#member/ui/Select';
import { textOf } from '../model/read';
import { SectionCard, type SectionProps } from './SectionCard';

export interface TownInputProps {
  readonly country: string;
  readonly chosen: { readonly id: string; readonly name: string };
  readonly onChoose: (town: TownView | null) => void;
  readonly error?: string;
}
/** The field in which a town is found by its letters; the sign-up has it, and the app brings it here. */
export type TownInput = ComponentType<TownInputProps>;

export function TownSection({ answer, town: Town }: SectionProps & { readonly town: TownInput }) {
  const { t } = useTranslation('own');
  const { country, date, time } = useFormats();
  const { profile } = answer;
  const parts = [...new Set([profile.city, profile.region, country(profile.country)])].filter(Boolean);
  return (
    <SectionCard
      answer={answer}
      section="town"
      title={t('town.title')}
      summary={parts.join(', ')}
      note={
        profile.town_free_at
          ? t('town.none_left', { when: `${date(new Date(profile.town_free_at))}, ${time(new Date(profile.town_free_at))}` })
          : t('town.left', { n: profile.town_changes_left })
      }
      read={(data) => ({ section: 'town', town_id: Number(textOf(data, 'town_id')) })}
    >
      {(own, errors) => <TownFields town={Town} own={own} error={errors['town_id']} />}
    </SectionCard>
  );
}

interface TownFieldsProps {
  readonly town: TownInput;
  readonly own: { readonly country: string; readonly city: string; readonly town_id: number };
  readonly error?: string;
}

function TownFields({ town: Town, own, error }: TownFieldsProps) {
  const { t } = useTranslation('own');
  const { countries } = useSettings();
  const { country: nameOf } = useFormats();
  const [country, setCountry] = useState(own.country);
  const [chosen, setChosen] = useState({ id: String(own.town_id), name: own.city });
  return (
    <Box id="town-town_id" tabIndex={-1}>
      <Select
        name="country"
        label={t('town.country')}
        value={country}
        options={countries.map((value) => ({ value, label: nameOf(value) })).toSorted((a, b) => a.label.localeCompare(b.label))}
        onChange={({ currentTarget }) => {
          setCountry(currentTarget.value);
          setChosen({ id: '', name: '' });
        }}
      />
      <Town
        key={country}
        country={country}
        chosen={chosen}
        error={error}
        onChoose={(town) => setChosen(town ? { id: String(town.id), name: town.name } : { id: '', name: '' })}
      />
    </Box>
  );
}
