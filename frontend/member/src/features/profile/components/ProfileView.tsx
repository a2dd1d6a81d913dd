import { Box, Flex, Grid, Heading } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberProfile, PhotoView, ProfileField } from '#contracts';
import { lastList } from '#member/shared/model/last-list';
import { askToReport } from '#member/shared/state/report-question';
import { useSession } from '#member/shared/state/session';
import { Card } from '#member/ui/Card';
import { useFictionalWords } from '#member/ui/fictional-words';
import { JoinButton, useJoinWords } from '#member/ui/JoinButton';
import { Notice } from '#member/ui/Notice';
import { Section } from '#member/ui/Page';
import { factsOf } from '../model/facts';
import { offersOf } from '../model/offers';
import { albumOf } from '../model/photos';
import { FactsList, FactWords } from './FactsList';
import { GateDialog, type Gate } from './GateDialog';
import { InterestList } from './InterestList';
import { MainPhoto } from './MainPhoto';
import { OtherPhotos } from './OtherPhotos';
import { PhotoZoom } from './PhotoZoom';
import { ProfileActions } from './ProfileActions';
import { ProfileHead } from './ProfileHead';

interface ProfileViewProps {
  readonly profile: MemberProfile;
  readonly onLike: () => void;
}

const onPhones = { base: 'block', md: 'none' } as const;
const onDesktops = { base: 'none', md: 'block' } as const;

/** Photos at the left, the person at the right. On a phone: the name, the face, what one can do, and then the rest. */
export function ProfileView({ profile, onLike }: ProfileViewProps) {
  const { user, settings } = useSession();
  const [gate, setGate] = useState<Gate | null>(null);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const album = useMemo(() => albumOf(profile), [profile]);
  const shown = [...settings.visible_profile_fields, ...settings.visible_profile_notes];
  const mayReport = user !== null && profile.id !== user.profile.id;
  const reportPhoto = mayReport
    ? ({ id }: PhotoView) => {
        // One question at a time: the photo closes before the form opens.
        setZoomed(null);
        askToReport({ id: profile.id, name: profile.name, fictional: profile.fictional, photo: id, leaveTo: lastList().to });
      }
    : undefined;
  const photos = { profile, album, onZoom: setZoomed, onAskMore: () => setGate('photos') };
  return (
    <Grid
      columnGap="10"
      rowGap={{ base: '5', md: '6' }}
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' }}
      templateAreas={{ base: '"head" "photos" "rest"', md: '"photos head" "photos rest"' }}
      templateRows={{ md: 'auto 1fr' }}
    >
      <Box gridArea="head">
        <ProfileHead profile={profile} shown={shown} />
      </Box>
      <Flex gridArea="photos" direction="column" gap="4">
        <MainPhoto {...photos} />
        <OtherPhotos {...photos} display={onDesktops} />
      </Flex>
      <Flex gridArea="rest" direction="column" gap="5">
        {profile.fictional ? <FictionalWarning /> : null}
        {profile.id === user?.profile.id ? <OwnNote /> : null}
        <ProfileActions profile={profile} onLike={onLike} onGate={setGate} />
        <OtherPhotos {...photos} display={onPhones} />
        {user ? (
          <ProfileFacts profile={profile} shown={shown} />
        ) : offersOf(profile, user).signup ? (
          <Invitation name={profile.name} />
        ) : null}
      </Flex>
      {gate ? <GateDialog gate={gate} profile={profile} onClose={() => setGate(null)} /> : null}
      {zoomed === null ? null : (
        <PhotoZoom photos={album.clear} person={profile} start={zoomed} onClose={() => setZoomed(null)} onReport={reportPhoto} />
      )}
    </Grid>
  );
}

function FictionalWarning() {
  const { warning } = useFictionalWords();
  return <Notice tone="warning">{warning}</Notice>;
}

function OwnNote() {
  const { t } = useTranslation('profile');
  return <Notice>{t('own')}</Notice>;
}

/** What a visitor gains by signing up, and nothing more. */
function Invitation({ name }: { readonly name: string }) {
  const { t } = useTranslation('profile');
  const joinWords = useJoinWords('why');
  return (
    <Card as="aside" padded mt="3">
      <Heading as="h2" textStyle="h2">
        {t('visitor.title', { name })}
      </Heading>
      <Box mt="2" mb="5" color="ink.soft">
        {joinWords(t('visitor.text'))}
      </Box>
      <JoinButton>{t('gate.signup')}</JoinButton>
    </Card>
  );
}

/** What this member told about themselves. */
function ProfileFacts({ profile, shown }: { readonly profile: MemberProfile; readonly shown: readonly ProfileField[] }) {
  const { t } = useTranslation('profile');
  const { user, settings } = useSession();
  const notes = settings.visible_profile_notes;
  const facts = factsOf(profile, shown).filter(({ field }) => !notes.includes(field));
  const noted = factsOf(profile, notes);
  const mayAsk = !profile.fictional && profile.id !== user?.profile.id;
  return (
    <>
      {shown.includes('about') ? (
        <Section mt="3" title={t('about.title', { name: profile.name })}>
          <Box maxW="prose" whiteSpace="pre-line" overflowWrap="anywhere" dir="auto" color={profile.about ? 'ink' : 'ink.soft'}>
            {profile.about || (mayAsk ? t('about.empty', { name: profile.name }) : t('about.empty_plain'))}
          </Box>
        </Section>
      ) : null}
      {noted.map((fact) => (
        <Section key={fact.field} mt="3" title={t(`facts.${fact.field}`)}>
          <FactWords fact={fact} gender={profile.gender} />
        </Section>
      ))}
      {facts.length > 0 ? (
        <Section mt="3" title={t('facts.title')}>
          <FactsList facts={facts} gender={profile.gender} />
        </Section>
      ) : null}
      {shown.includes('interests') && profile.interests.length > 0 ? (
        <Section mt="3" title={t('interests.title')}>
          <InterestList interests={profile.interests} />
        </Section>
      ) : null}
    </>
  );
}
