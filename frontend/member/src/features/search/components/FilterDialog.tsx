import { Flex, Grid } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits, soughtSexes } from '#contracts';
import { useFormats, useSettings } from '../../../session/session';
import { ActionButton } from '../../../ui/ActionButton';
import { Checkbox, ChoiceCards } from '../../../ui/ChoiceCards';
import { Dialog } from '../../../ui/Dialog';
import { Select } from '../../../ui/Select';
import { regionsQuery } from '../api/list-regions';
import { fromForm, type Filters, type UsedFilters } from '../model/filters';

interface FilterDialogProps {
  readonly used: UsedFilters;
  readonly forMember: boolean;
  readonly onChoose: (filters: Filters) => void;
  readonly onClose: () => void;
}

const formId = 'search-filters';

/** Everything that one can search by, in one calm form; nothing is searched before the button is pressed. */
export function FilterDialog({ used, forMember, onChoose, onClose }: FilterDialogProps) {
  const { t } = useTranslation('search');
  const { search_fields: shown } = useSettings();
  const has = (field: (typeof shown)[number]) => shown.includes(field);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('filters.title')}
      actions={
        <>
          <ActionButton type="submit" form={formId} flex="1 1 auto">
            {t('filters.show')}
          </ActionButton>
          <ActionButton tone="outline" flex="1 1 auto" onClick={() => onChoose({})}>
            {t('filters.reset')}
          </ActionButton>
        </>
      }
    >
      <form
        id={formId}
        action="/members"
        onSubmit={(event) => {
          event.preventDefault();
          onChoose(fromForm(new FormData(event.currentTarget), shown, forMember));
        }}
      >
        {has('gender') ? (
          <ChoiceCards
            name="gender"
            label={t('filters.gender')}
            defaultValue={used.gender}
            options={soughtSexes.map((sex) => ({ value: sex, label: t(`filters.gender_${sex}`) }))}
          />
        ) : null}
        {has('min_age') || has('max_age') ? <Ages used={used} /> : null}
        {has('country') || has('countryregion') ? (
          <Place used={used} withCountry={has('country')} withRegion={has('countryregion')} />
        ) : null}
        {forMember ? (
          <>
            <Checkbox name="two_way" label={t('filters.two_way')} defaultChecked={used.two_way} />
            <Checkbox name="hide_fictional" label={t('filters.hide_fictional')} defaultChecked={!used.fictional} />
          </>
        ) : null}
      </form>
    </Dialog>
  );
}

function Ages({ used }: { readonly used: UsedFilters }) {
  const { t } = useTranslation('search');
  const { min_age } = useSettings();
  const from = Math.min(min_age, used.min_age);
  const options = Array.from({ length: limits.ageMax - from + 1 }, (_, index) => ({
    value: String(from + index),
    label: String(from + index),
  }));
  return (
    <Grid templateColumns="1fr 1fr" gap="4" alignItems="end">
      <Select name="min_age" label={t('filters.age_from')} options={options} defaultValue={String(used.min_age)} />
      <Select name="max_age" label={t('filters.age_to')} options={options} defaultValue={String(used.max_age)} />
    </Grid>
  );
}

interface PlaceProps {
  readonly used: UsedFilters;
  readonly withCountry: boolean;
  readonly withRegion: boolean;
}

/** The country, and its regions under the name that the country itself gives them. */
function Place({ used, withCountry, withRegion }: PlaceProps) {
  const { t, i18n } = useTranslation('search');
  const { countries } = useSettings();
  const formats = useFormats();
  const [country, setCountry] = useState(used.country);
  const { data } = useQuery({ ...regionsQuery(country), enabled: withRegion });
  const offered = [...new Set([...countries, used.country])]
    .map((code) => ({ value: code, label: formats.country(code) }))
    .sort((a, b) => a.label.localeCompare(b.label, i18n.language));
  return (
    <Flex direction="column">
      {withCountry ? (
        <Select
          name="country"
          label={t('filters.country')}
          options={offered}
          defaultValue={used.country}
          onChange={(event) => setCountry(event.currentTarget.value)}
        />
      ) : null}
      {withRegion ? (
        <Select
          key={`${country}-${data ? 'known' : 'coming'}`}
          name="countryregion"
          label={t(`filters.region.${data?.word ?? 'region'}`)}
          empty={t('filters.whole_country')}
          options={(data?.regions ?? []).map(({ code, name }) => ({ value: code, label: name }))}
          defaultValue={country === used.country ? (used.countryregion ?? '') : ''}
        />
      ) : null}
    </Flex>
  );
}
