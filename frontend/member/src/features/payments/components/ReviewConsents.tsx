import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { OrderConsent } from '#contracts';
import { Checkbox } from '#member/ui/ChoiceCards';
import { wordsOf } from '../model/agreed';
import { ConsentLines } from './Consents';

interface ReviewConsentsProps {
  readonly consent: OrderConsent;
  /** The member agreed on the page before, with a press of their own. */
  readonly agreed: boolean;
  readonly errors: Readonly<Record<string, string>>;
}

/** The two consents, asked for or told. */
export function ReviewConsents({ consent, agreed, errors }: ReviewConsentsProps) {
  const { t } = useTranslation('payments');
  return agreed ? (
    <Box mt="6" mb="3">
      <Box fontWeight="medium">{t('checkout.agreed')}</Box>
      <ConsentLines consent={consent} />
    </Box>
  ) : (
    <Box key={wordsOf(consent)} mt="6" role="group" aria-labelledby="consents" css={{ '& > *': { mb: '3' } }}>
      <Box id="consents" fontWeight="medium">
        {t('checkout.consents')}
      </Box>
      <Checkbox name="start_at_once" label={consent.start_at_once} error={errors['start_at_once']} />
      <Checkbox name="pay_for_use" label={consent.pay_for_use} error={errors['pay_for_use']} />
    </Box>
  );
}
