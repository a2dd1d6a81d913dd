import { Box, Heading } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

export const debitStepId = 'debit-step';

export function DebitStepTitle({ step, children }: { readonly step: 1 | 2 | 3; readonly children: string }) {
  const { t } = useTranslation('direct-debit');
  return (
    <Box mb="4">
      <Box textStyle="small" color="ink.soft">
        {t('step', { step })}
      </Box>
      <Heading as="h2" id={debitStepId} tabIndex={-1} textStyle="h2">
        {children}
      </Heading>
    </Box>
  );
}
