import { Box } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportAnswer, ReportReason } from '#contracts';
import { ActionButton } from '../../../ui/ActionButton';
import { announce } from '../../../ui/announce';
import { Dialog } from '../../../ui/Dialog';
import { Notice } from '../../../ui/Notice';
import { TextLink } from '../../../ui/TextLink';

interface ReportDoneProps {
  readonly name: string;
  readonly answer: ReportAnswer;
  readonly reason: ReportReason;
  readonly onClose: () => void;
}

/** The number to keep, and what happens next. */
export function ReportDone({ name, answer, reason, onClose }: ReportDoneProps) {
  const { t } = useTranslation('reporting');
  const title = t('done.title');
  useEffect(() => announce(title), [title]);
  return (
    <Dialog open onClose={onClose} title={title} actions={<ActionButton onClick={onClose}>{t('done.close')}</ActionButton>}>
      <Box bg="sunken" borderRadius="control" px="5" py="4" mb="5">
        <Box>{t('done.receipt')}</Box>
        <Box textStyle="h2" fontVariantNumeric="tabular-nums" letterSpacing="wide" userSelect="all">
          {answer.receipt}
        </Box>
        <Box textStyle="small">{t('done.keep')}</Box>
      </Box>
      <Box display="grid" gap="3">
        {reason === 'money' ? <Notice tone="warning">{t('done.money')}</Notice> : null}
        {answer.blocked ? <p>{t('done.hidden', { name })}</p> : null}
        <p>{t('done.next')}</p>
        <p>
          <TextLink to="/pages/faq" display="inline-flex" alignItems="center" minH="target" onClick={onClose}>
            {t('done.tips')}
          </TextLink>
        </p>
      </Box>
    </Dialog>
  );
}
