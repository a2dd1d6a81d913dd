import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { reportReasons, reportWordsMax, type ReportReason } from '#contracts';
import { toApiError } from '#kit';
import { askToReport, type ReportQuestion } from '#member/shared/state/report-question';
import { ActionButton } from '#member/ui/ActionButton';
import { ChoiceCards } from '#member/ui/ChoiceCards';
import { Dialog } from '#member/ui/Dialog';
import { FictionalLabel } from '#member/ui/FictionalLabel';
import { TextArea } from '#member/ui/Field';
import { ErrorNotice, Notice } from '#member/ui/Notice';
import { useReportForm } from '../hooks/use-report-form';
import { ReportDone } from './ReportDone';

const formId = 'report';
const grave: ReadonlySet<ReportReason> = new Set(['danger', 'minor']);

/** The one form for everything that can be reported, and what was heard of it. */
export function ReportDialog({ question }: { readonly question: ReportQuestion }) {
  const { name, fictional, message, photo } = question;
  const { t } = useTranslation('reporting');
  const { t: common } = useTranslation();
  const { report, reason, choose, missing, submit } = useReportForm(question);
  const done = report.data;
  const close = () => askToReport(null);
  if (done && reason) return <ReportDone question={question} answer={done} reason={reason} />;
  const title = message ? t('title.message') : photo ? t('title.photo') : t('title.member', { name });
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      actions={
        <>
          <ActionButton type="submit" form={formId} busy={report.isPending}>
            {t('send')}
          </ActionButton>
          <ActionButton tone="outline" onClick={close}>
            {common('action.cancel')}
          </ActionButton>
        </>
      }
    >
      {fictional ? (
        <Box mb="3">
          <FictionalLabel />
        </Box>
      ) : null}
      <Box mb="5">{t('lead', { name })}</Box>
      {message?.text ? <Quote label={t('quote')} text={message.text} /> : null}
      <form id={formId} onSubmit={submit} noValidate>
        <ChoiceCards
          name="reason"
          label={t('reason.label')}
          required
          error={missing ? t('reason.missing') : undefined}
          options={reportReasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
          onChange={({ target }) => choose(target.value)}
        />
        {reason && grave.has(reason) ? (
          <Box mb="5">
            <Notice tone="danger" live>
              {t('danger')}
            </Notice>
          </Box>
        ) : null}
        <TextArea name="words" label={t('words.label')} hint={t('words.hint')} optional rows={3} maxLength={reportWordsMax} />
        {report.error ? <ErrorNotice error={toApiError(report.error)} /> : null}
      </form>
    </Dialog>
  );
}

/** What is reported, so that nobody reports the wrong message. */
function Quote({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <Box
      as="blockquote"
      aria-label={label}
      mb="5"
      px="4"
      py="3"
      bg="sunken"
      borderRadius="control"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
      dir="auto"
      lineClamp={4}
    >
      {text}
    </Box>
  );
}
