import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '#member/ui/ActionButton';
import { SaidNotice } from '#member/ui/SaidNotice';
import { debitStepId } from './DebitStepTitle';
import { OtherCode, type OtherCodeProps } from './OtherCode';

/** Its time is up, or nobody knows it: the form comes again. */
export function DebitOver({ onAgain }: { readonly onAgain: () => void }) {
  const { t } = useTranslation('direct-debit');
  return (
    <SaidNotice tone="warning" title={t('over.title')} action={<ActionButton onClick={onAgain}>{t('over.again')}</ActionButton>}>
      {t('over.text')}
    </SaidNotice>
  );
}

/** Typed wrongly too often: the server sends another code for the same account and amount. */
export function WrongTooOften(props: OtherCodeProps) {
  const { t } = useTranslation('direct-debit');
  return (
    <Box id={debitStepId} tabIndex={-1}>
      <SaidNotice tone="warning" title={t('over.title')}>
        {t('over.wrong', { end: props.request.phone_ends_in })}
      </SaidNotice>
      <OtherCode {...props} isMain />
    </Box>
  );
}
