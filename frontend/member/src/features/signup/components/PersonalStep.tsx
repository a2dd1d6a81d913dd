import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { genders } from '#contracts';
import { sexualitiesFor } from '#member/shared/model/sexualities';
import { Checkbox, ChoiceCards } from '#member/ui/ChoiceCards';
import { textOf, useStepForm, type Problem } from '../hooks/use-step-form';
import { useSteps } from '../hooks/use-steps';
import { checkPersonal } from '../model/check';
import type { Draft } from '../model/draft';
import { useDraft } from '../state/draft';
import { StepFrame } from './StepFrame';
import { StepSubmit } from './StepSubmit';

const read = (data: FormData): Draft => ({ sexuality: textOf(data, 'sexuality'), sexuality_consent: textOf(data, 'sexuality_consent') });

/** Step 3: sexuality is a matter of one's own; it is kept and shown only with a tick of its own. */
export function PersonalStep({ refused }: { readonly refused?: Problem }) {
  const { t } = useTranslation('signup');
  const { goTo } = useSteps();
  const own = useDraft()?.gender;
  const gender = genders.find((one) => one === own);
  const { props, problem, attempt, busy } = useStepForm({ initial: refused, read, check: checkPersonal, onDone: () => goTo(4) });
  return (
    <StepFrame step={3} title={t('personal.title')} lead={t('personal.lead')} problem={problem} attempt={attempt}>
      <form {...props} method="dialog">
        <ChoiceCards
          name="sexuality"
          label={t('personal.sexuality')}
          error={problem.errors['sexuality']}
          optional
          options={[
            ...sexualitiesFor(gender).map((value) => ({ value, label: t(`personal.sexuality_${value}`) })),
            { value: '', label: t('personal.not_told') },
          ]}
        />
        <Checkbox name="sexuality_consent" value="1" label={t('personal.consent')} error={problem.errors['sexuality_consent']} />
        <Box mb="5" mt="-2" textStyle="small" color="ink.soft">
          {t('personal.consent_hint')}
        </Box>
        <StepSubmit busy={busy}>{t('next')}</StepSubmit>
      </form>
    </StepFrame>
  );
}
