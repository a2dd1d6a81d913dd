import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import type { LinkKind } from '#contracts';
import { usePageData } from '#member/shared/hooks/use-page-data';
import { useSession } from '#member/shared/state/session';
import { ActionButton, LinkButton } from '#member/ui/ActionButton';
import { LetterDrawing, PathDrawing } from '#member/ui/drawings';
import { EmptyState } from '#member/ui/EmptyState';
import { Notice } from '#member/ui/Notice';
import { Page } from '#member/ui/Page';

/** Kinds that end on their own page; the others lead somewhere. */
const ending = ['mail_undo', 'password_undo', 'unsubscribe'] as const satisfies readonly LinkKind[];
/** Kinds that say in their own words why they do nothing any more. */
const spentInOwnWords = ['invitation'] as const satisfies readonly LinkKind[];

const among = <Kind extends LinkKind>(list: readonly Kind[], kind: LinkKind): Kind | undefined => list.find((one) => one === kind);

/** The page of a stored link. Opening it changes nothing, because mail scanners open links too; the button does. */
export default function Token() {
  const { t } = useTranslation('link');
  const { token: address = '' } = useParams();
  const [query] = useSearchParams();
  const { form } = useSession();
  const { kind, state } = usePageData('stored-link');

  const done = query.has('done') ? among(ending, kind) : undefined;
  if (done) {
    // Whoever made the change that was undone may know the old password: a new one is the next step.
    const next =
      done === 'unsubscribe'
        ? { to: '/notifications', words: t('unsubscribe.choose') }
        : { to: '/reset-password', words: t('new_password') };
    return <Ended title={t(`${done}.done_title`)} text={t(`${done}.done_text`)} next={next} />;
  }
  if (state === 'spent') {
    const own = among(spentInOwnWords, kind);
    return <Ended title={t('spent.title')} text={own ? t(`${own}.spent`) : t('spent.text')} isDead />;
  }
  return (
    <Page title={t(`${kind}.title`)} width="form" noIndex>
      {form?.message ? (
        <Box mb="5">
          <Notice tone="danger">{form.message}</Notice>
        </Box>
      ) : null}
      <EmptyState
        headingLevel="h1"
        drawing={<LetterDrawing />}
        title={t(`${kind}.title`)}
        action={
          <form method="post" action={`/${address}`}>
            <ActionButton type="submit" size="lg">
              {t(`${kind}.submit`)}
            </ActionButton>
          </form>
        }
      >
        {t(`${kind}.text`)}
      </EmptyState>
    </Page>
  );
}

interface EndedProps {
  readonly title: string;
  readonly text: string;
  readonly isDead?: boolean;
  readonly next?: { readonly to: string; readonly words: string };
}

/** Nothing is left to press; one way on. */
function Ended({ title, text, isDead = false, next: given }: EndedProps) {
  const { t } = useTranslation('link');
  const { user } = useSession();
  const usual = user
    ? { to: '/members', words: t('members') }
    : isDead
      ? { to: '/', words: t('home') }
      : { to: '/login', words: t('login') };
  const next = given ?? usual;
  return (
    <Page title={title} width="form" noIndex>
      <EmptyState
        headingLevel="h1"
        drawing={isDead ? <PathDrawing /> : <LetterDrawing />}
        title={title}
        action={<LinkButton to={next.to}>{next.words}</LinkButton>}
      >
        {text}
      </EmptyState>
    </Page>
  );
}
