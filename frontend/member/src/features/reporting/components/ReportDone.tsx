import { Box, Heading } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ReportAnswer, ReportReason } from '#contracts';
import { toApiError } from '#kit';
import { useBlock } from '#member/shared/hooks/use-block';
import { askToReport, type ReportQuestion } from '#member/shared/state/report-question';
import { useSettings } from '#member/shared/state/session';
import { ActionButton } from '#member/ui/ActionButton';
import { announce } from '#member/ui/announce';
import { Dialog } from '#member/ui/Dialog';
import { FictionalLabel } from '#member/ui/FictionalLabel';
import { ErrorNotice, Notice } from '#member/ui/Notice';
import { readablePhone } from '#member/ui/phone';
import { TextLink } from '#member/ui/TextLink';
import { toast } from '#member/ui/toasts';

interface ReportDoneProps {
  readonly question: ReportQuestion;
  readonly answer: ReportAnswer;
  readonly reason: ReportReason;
}

/** The number to keep, and the second step: nobody is blocked unasked. */
export function ReportDone({ question: { id, name, fictional, leaveTo }, answer, reason }: ReportDoneProps) {
  const { t } = useTranslation(['reporting', 'blocking']);
  const { support_phone, support_email } = useSettings();
  const go = useNavigate();
  const block = useBlock();
  const title = t('done.title');
  useEffect(() => announce(title), [title]);
  const close = () => askToReport(null);
  const confirm = () =>
    block.mutate(id, {
      onSuccess: () => {
        close();
        toast(t('blocking:done', { name }), { tone: 'success', to: '/settings/blocked', linkText: t('blocking:list_link') });
        if (leaveTo) void go(leaveTo, { replace: true });
        // What opened the dialog has left with the person.
        else setTimeout(() => document.getElementById('page-title')?.focus({ preventScroll: true }));
      },
    });
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      keepsActions
      actions={
        <>
          <ActionButton tone="danger" busy={block.isPending} onClick={confirm}>
            {t('block.yes', { name })}
          </ActionButton>
          <ActionButton tone="outline" onClick={close}>
            {t('block.no')}
          </ActionButton>
        </>
      }
    >
      <Receipt number={answer.receipt} />
      <Box display="grid" gap="3">
        {reason === 'money' ? <Notice tone="warning">{t('done.money')}</Notice> : null}
        <p>{t('done.next', { phone: readablePhone(support_phone), email: support_email })}</p>
        <p>
          <TextLink to="/pages/safety" display="inline-flex" alignItems="center" minH="target" onClick={close}>
            {t('done.tips')}
          </TextLink>
        </p>
        <Heading as="h3" textStyle="h3">
          {t('block.title', { name })}
        </Heading>
        {fictional ? (
          <Box>
            <FictionalLabel />
          </Box>
        ) : null}
        <p>{t('block.text')}</p>
        {block.error ? <ErrorNotice error={toApiError(block.error)} /> : null}
      </Box>
    </Dialog>
  );
}

/** The number to keep. */
function Receipt({ number }: { readonly number: string }) {
  const { t } = useTranslation('reporting');
  return (
    <Box bg="sunken" borderRadius="control" px="5" py="4" mb="5">
      <Box>{t('done.receipt')}</Box>
      <Box textStyle="h2" fontVariantNumeric="tabular-nums" letterSpacing="wide" userSelect="all">
        {number}
      </Box>
      <Box textStyle="small">{t('done.keep')}</Box>
    </Box>
  );
}
