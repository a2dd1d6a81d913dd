import { Flex } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits, soughtSexes } from '#contracts';
import { upToAge } from '#kit';
import { useFormats, useSettings } from '#member/shared/state/session';
import { ActionButton } from '#member/ui/ActionButton';
import { ChoiceCards } from '#member/ui/ChoiceCards';
import { Dialog } from '#member/ui/Dialog';
import { Select } from '#member/ui/Select';
import { regionsQuery } from '../api/list-regions';
import { countQuery } from '../api/count-members';
import { choiceOf, type Asked } from '../model/asked';
import { fromForm, type Filters, type UsedFilters } from '../model/filters';
import { Distance, FilterGroups, Pair, Switches } from './FilterGroups';

export interface FilterDialogProps {
  readonly used: Asked;
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
  const [wanted, setWanted] = useState<Filters | null>(null);
  const form = useRef<HTMLFormElement>(null);
  // The button says how many there are from the start.
  useEffect(() => {
    if (forMember && form.current) setWanted(fromForm(new FormData(form.current), shown, true));
  }, [forMember, shown]);
  const found = useCount(wanted);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('filters.title')}
      keepsActions
      actions={
        <ActionButton type="submit" form={formId} flex="1 1 auto">
          {found === null ? t('filters.show') : found.more ? t('filters.show_more', found) : t('filters.show_count', found)}
        </ActionButton>
      }
    >
      <form
        ref={form}
        id={formId}
        action="/members"
        onChange={(event) => {
          if (forMember) setWanted(fromForm(new FormData(event.currentTarget), shown, true));
        }}
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
            {has('distance') ? <Distance chosen={choiceOf(used)} /> : null}
            <FilterGroups chosen={choiceOf(used)} has={has} />
            <Switches twoWay={used.two_way} fictional={used.fictional} />
          </>
        ) : null}
        <ActionButton tone="outline" wide mb="5" onClick={() => onChoose({})}>
          {t('filters.reset')}
        </ActionButton>
      </form>
    </Dialog>
  );
}

const restMs = 400;

/** What the button would show, asked when the choosing pauses; null until it is known. */
function useCount(wanted: Filters | null) {
  const [asked, setAsked] = useState<Filters | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), restMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data } = useQuery({ ...countQuery(asked ?? {}), enabled: asked !== null });
  return wanted !== null && wanted === asked && data ? data : null;
}

function Ages({ used }: { readonly used: UsedFilters }) {
  const { t } = useTranslation('search');
  const { min_age } = useSettings();
  const from = Math.min(min_age, used.min_age);
  const options = Array.from({ length: limits.ageMax - from + 1 }, (_, index) => ({
    value: String(from + index),
    label: upToAge(from + index),
  }));
  return (
    <Pair>
      <Select name="min_age" label={t('filters.age_from')} options={options} defaultValue={String(used.min_age)} />
      <Select name="max_age" label={t('filters.age_to')} options={options} defaultValue={String(used.max_age)} />
    </Pair>
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
