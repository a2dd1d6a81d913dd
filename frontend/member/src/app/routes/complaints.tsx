import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ComplaintDone, ComplaintForm, Contact } from '#member/features/complaints';
import { useSession } from '#member/shared/state/session';
import { Notice } from '#member/ui/Notice';
import { Page, PageTitle } from '#member/ui/Page';

export default function Complaints() {
  const { t } = useTranslation('complaints');
  const { form } = useSession();
  if (form?.done) {
    const { reference = '', email = '', due_at: dueAt = '' } = form.values;
    return <ComplaintDone reference={reference} email={email} dueAt={new Date(dueAt)} />;
  }
  return (
    <Page title={t('title')} description={t('lead')} width="prose">
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <Box mb="6">
        <Notice tone="warning" title={t('danger_title')}>
          {t('danger_text')}
        </Notice>
      </Box>
      <ComplaintForm />
      <Contact />
    </Page>
  );
}
