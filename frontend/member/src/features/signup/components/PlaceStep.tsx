import { useTranslation } from 'react-i18next';
import { useFormats, useSettings } from '#member/shared/state/session';
import { Select } from '#member/ui/Select';
import { keepAnswers, useDraft } from '../state/draft';
import { textOf, useStepForm, withoutMended, type Problem } from '../hooks/use-step-form';
import { useLikelyCountry } from '../hooks/use-likely-country';
import { useSteps } from '../hooks/use-steps';
import { checkPlace } from '../model/check';
import type { Draft } from '../model/draft';
import { townLabel } from '../model/towns';
import { MyTown } from './MyTown';
import { StepFrame } from './StepFrame';
import { TownField } from './TownField';
import { StepSubmit } from './StepSubmit';

const read = (data: FormData): Draft => ({
  country: textOf(data, 'country'),
  town_id: textOf(data, 'town_id'),
  town_name: textOf(data, 'town_name'),
});

/** Step 2: country and town. The town is all that is ever stored of a place. */
export function PlaceStep({ refused }: { readonly refused?: Problem }) {
  const { t } = useTranslation('signup');
  const { country: countryName } = useFormats();
  const { countries } = useSettings();
  const likely = useLikelyCountry();
  const draft = useDraft();
  const { goTo } = useSteps();
  const country = draft?.country ?? likely;
  const { props, problem, attempt, busy } = useStepForm({
    initial: refused,
    read,
    check: checkPlace,
    onDone: () => goTo(3),
  });
  const { onInput: _kept, ...form } = props;
  const shown = draft?.town_id ? withoutMended(problem, 'town_id', {}) : problem;
  const options = countries.map((code) => ({ value: code, label: countryName(code) })).sort((a, b) => a.label.localeCompare(b.label));
  return (
    <StepFrame step={2} title={t('place.title')} lead={t('place.lead')} problem={shown} attempt={attempt}>
      <MyTown onFound={({ country: code, town }) => keepAnswers({ country: code, town_id: String(town.id), town_name: townLabel(town) })} />
      <form {...form} method="dialog">
        <Select
          name="country"
          label={t('place.country')}
          autoComplete="country"
          options={options}
          value={country}
          error={shown.errors['country']}
          required
          onChange={(event) => keepAnswers({ country: event.currentTarget.value, town_id: '', town_name: '' })}
        />
        <TownField
          key={country}
          country={country}
          chosen={{ id: draft?.town_id ?? '', name: draft?.town_name ?? '' }}
          error={shown.errors['town_id']}
          onChoose={(town) => keepAnswers({ country, town_id: town ? String(town.id) : '', town_name: town ? townLabel(town) : '' })}
        />
        <StepSubmit busy={busy}>{t('next')}</StepSubmit>
      </form>
    </StepFrame>
  );
}
