import { Box } from '@chakra-ui/react';
import { Download, FileArchive } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ExportView } from '#contracts';
import { useFormats } from '#member/shared/state/session';
import { ActionButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { ErrorNotice, Notice } from '#member/ui/Notice';
import { PasswordField } from '#member/ui/PasswordField';
import { SaidNotice } from '#member/ui/SaidNotice';
import { exportTicket, requestExport } from '../api/my-data';
import { useAction } from '../hooks/use-action';

interface ExportCardProps {
  readonly copy: ExportView;
  readonly onChange: (copy: ExportView) => void;
}

/** The copy of everything, in each of its states: none, on its way, ready, failed, gone. */
export function ExportCard({ copy, onChange }: ExportCardProps) {
  const { t } = useTranslation('leaving');
  const ask = useAction(async () => onChange(await requestExport()));
  const { state } = copy;
  return (
    <Card padded>
      <Box mb="5">{t('export.text')}</Box>
      {state === 'preparing' ? <SaidNotice>{t('export.preparing')}</SaidNotice> : null}
      {state === 'ready' ? <Fetch copy={copy} /> : null}
      {state === 'failed' ? (
        <Box mb="5">
          <Notice tone="danger">{t('export.failed')}</Notice>
        </Box>
      ) : null}
      {state === 'expired' ? (
        <Box mb="5">
          <Notice>{t('export.expired')}</Notice>
        </Box>
      ) : null}
      {ask.error ? (
        <Box mb="5">
          <ErrorNotice error={ask.error} />
        </Box>
      ) : null}
      {state === 'preparing' || state === 'ready' ? null : (
        <ActionButton busy={ask.busy} icon={<FileArchive size="1.4rem" aria-hidden />} onClick={() => ask.run()}>
          {t(state === 'none' ? 'export.ask' : 'export.again')}
        </ActionButton>
      )}
    </Card>
  );
}

function Fetch({ copy }: { readonly copy: ExportView }) {
  const { t } = useTranslation('leaving');
  const { date } = useFormats();
  const fetching = useAction(async (password: string) => {
    const { url } = await exportTicket(password);
    // An attachment: the page stays as it is.
    window.location.assign(url);
  });
  const wrong = fetching.error?.fields['password'];
  return (
    <>
      <Box mb="5">
        <Notice tone="success">{t('export.ready', { date: date(new Date(copy.expires_at ?? 0)) })}</Notice>
      </Box>
      {fetching.error && !wrong ? (
        <Box mb="5">
          <ErrorNotice error={fetching.error} />
        </Box>
      ) : null}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const password = new FormData(event.currentTarget).get('password');
          if (typeof password === 'string' && !fetching.busy) fetching.run(password);
        }}
      >
        <PasswordField name="password" label={t('export.password')} autoComplete="current-password" error={wrong} required />
        <ActionButton type="submit" busy={fetching.busy} icon={<Download size="1.4rem" aria-hidden />}>
          {t('export.fetch')}
        </ActionButton>
      </form>
    </>
  );
}
