import { Box, Grid } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { MemberProfile } from '#contracts';
import { toApiError } from '#kit';
import { lastList } from '#member/shared/model/last-list';
import { personQuery } from '#member/shared/api/people';
import { LinkButton } from '#member/ui/ActionButton';
import { LetterDrawing } from '#member/ui/drawings';
import { EmptyState } from '#member/ui/EmptyState';
import { useTitleAbout } from '#member/ui/fictional-words';
import { useJoinWords } from '#member/ui/JoinButton';
import { NotFound } from '#member/ui/NotFound';
import { ErrorNotice } from '#member/ui/Notice';
import { Page } from '#member/ui/Page';
import { Shape } from '#member/ui/Skeletons';
import { TextLink } from '#member/ui/TextLink';
import { VisuallyHidden } from '#member/ui/VisuallyHidden';
import { ProfileView } from './ProfileView';

interface ProfileScreenProps {
  readonly id: string;
  /** Whether this person may look around at all. */
  readonly open: boolean;
  readonly onLike: (profile: MemberProfile) => void;
  /** The profile stands on the screen. */
  readonly onOpened: (profile: MemberProfile) => void;
}

export function ProfileScreen({ id, open, onLike, onOpened }: ProfileScreenProps) {
  const { t } = useTranslation('profile');
  const { t: common } = useTranslation();
  const titleAbout = useTitleAbout();
  const person = useQuery({ ...personQuery(id), enabled: open });
  const error = person.error ? toApiError(person.error) : null;
  const missing = error?.status === 404 || error?.code === 'invalid_input';
  // Who was blocked or closed meanwhile is not shown from memory.
  const profile = missing ? undefined : person.data;
  const hidden = !open || error?.code === 'authentication_required';

  useEffect(() => {
    if (profile) onOpened(profile);
  }, [profile, onOpened]);
  useFocusOnArrival(Boolean(profile ?? error));

  if (missing) return <NotFound />;
  const title = profile ? titleAbout(common('person.name_age', profile), profile) : t('loading_title');
  return (
    <Page title={title} noIndex>
      {hidden ? null : <BackLink />}
      {profile ? <ProfileView profile={profile} onLike={() => onLike(profile)} /> : null}
      {!profile && !error && open ? <ProfileSkeleton /> : null}
      {hidden ? <Hidden /> : null}
      {!profile && error && !hidden ? <ErrorNotice error={error} onRetry={() => void person.refetch()} /> : null}
    </Page>
  );
}

/** The focus waits for the name: while it loads there is no title that could take it. */
function useFocusOnArrival(arrived: boolean): void {
  useEffect(() => {
    if (arrived && document.activeElement === document.body) document.getElementById('page-title')?.focus({ preventScroll: true });
  }, [arrived]);
}

function BackLink() {
  const { t } = useTranslation('profile');
  const navigate = useNavigate();
  const [list] = useState(lastList);
  return (
    <Box mb="4">
      <TextLink
        to={list.to}
        display="inline-flex"
        alignItems="center"
        gap="2"
        minH="target"
        onClick={(event) => {
          if (!list.isBefore || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
          event.preventDefault();
          void navigate(-1);
        }}
      >
        <ArrowLeft size="1.4rem" aria-hidden />
        {t(`back.${list.kind}`)}
      </TextLink>
    </Box>
  );
}

function Hidden() {
  const { t } = useTranslation('profile');
  const joinWords = useJoinWords('why');
  return (
    <EmptyState
      headingLevel="h1"
      drawing={<LetterDrawing />}
      title={t('hidden.title')}
      action={<LinkButton to="/login">{t('gate.login')}</LinkButton>}
    >
      {joinWords(t('hidden.text'))}
    </EmptyState>
  );
}

function ProfileSkeleton() {
  const { t } = useTranslation();
  return (
    <Grid aria-busy gap={{ base: '6', lg: '10' }} templateColumns={{ base: '1fr', md: 'minmax(0, 5fr) minmax(0, 6fr)' }}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Shape h="auto" aspectRatio="portrait" borderRadius="card" />
      <Box>
        <Shape h="9" w="60%" />
        <Shape mt="4" w="45%" />
        <Shape mt="8" h="action" w="80%" />
        <Shape mt="8" w="90%" />
        <Shape mt="3" w="85%" />
        <Shape mt="3" w="70%" />
      </Box>
    </Grid>
  );
}
