import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useSession } from '#member/shared/state/session';
import { ActionButton, LinkButton } from '#member/ui/ActionButton';
import { BenchDrawing, HeartsDrawing, LetterDrawing, PathDrawing } from '#member/ui/drawings';
import { EmptyState } from '#member/ui/EmptyState';
import { Page } from '#member/ui/Page';
import { AskForEmail } from '../AskForEmail';

/** After a deletion; with the way back for two weeks, and the mail with the link once more. Who is signed in has no deleted account. */
export default function AccountDeleted() {
  const { t } = useTranslation('leaving');
  const { form, user } = useSession();
  const [query] = useSearchParams();
  if (query.has('back')) {
    return (
      <Ending
        title={t('returned.title')}
        drawing={<HeartsDrawing />}
        text={t('returned.text')}
        action={<LinkButton to="/login">{t('returned.login')}</LinkButton>}
      />
    );
  }
  if (user) {
    return (
      <Ending title={t('deleted.still_here')} drawing={<BenchDrawing />} action={<LinkButton to="/">{t('deleted.home')}</LinkButton>} />
    );
  }
  if (query.has('sent') && !form) {
    return (
      <Ending
        title={t('deleted.sent_title')}
        drawing={<LetterDrawing />}
        text={t('deleted.sent_text')}
        action={
          <LinkButton to="/" tone="outline">
            {t('deleted.home')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <Ending title={t('deleted.title')} drawing={<PathDrawing />} text={t('deleted.text')}>
      <AskForEmail
        action="/account-deleted"
        label={t('deleted.email')}
        lead={
          <Box fontWeight="bold" mb="4">
            {t('deleted.again')}
          </Box>
        }
      >
        <ActionButton type="submit" tone="outline">
          {t('deleted.send')}
        </ActionButton>
      </AskForEmail>
    </Ending>
  );
}

interface EndingProps {
  readonly title: string;
  readonly drawing: ReactNode;
  readonly text?: string;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** A screen that says one thing; what more can be done stands below it. */
const Ending = ({ title, drawing, text, action, children }: EndingProps) => (
  <Page title={title} width="form" noIndex>
    <EmptyState headingLevel="h1" drawing={drawing} title={title} action={action}>
      {text}
    </EmptyState>
    {children}
  </Page>
);
