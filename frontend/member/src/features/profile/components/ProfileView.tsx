import { Box, Flex, Grid } from '@chakra-ui/react';
import { Heart, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberProfile } from '#contracts';
import { useFormats, useSession } from '../../../session/session';
import { FictionalLabel, useFictionalWords } from '../../../ui/FictionalLabel';
import { Notice } from '../../../ui/Notice';
import { PageTitle, Section } from '../../../ui/Page';
import { OnlineMark } from '../../../ui/PersonCard';
import { factsOf, placeOf } from '../model/facts';
import { FactsList } from './FactsList';
import { GateDialog, type Gate } from './GateDialog';
import { InterestList } from './InterestList';
import { PhotoAlbum } from './PhotoAlbum';
import { ProfileActions } from './ProfileActions';

interface ProfileViewProps {
  readonly profile: MemberProfile;
  readonly onLike: () => void;
}

/** Photos at the left, the person at the right; on a phone one after the other. */
export function ProfileView({ profile, onLike }: ProfileViewProps) {
  const { user } = useSession();
  const [gate, setGate] = useState<Gate | null>(null);
  return (
    <Grid gap={{ base: '6', lg: '10' }} templateColumns={{ base: '1fr', md: 'minmax(0, 5fr) minmax(0, 6fr)' }} alignItems="start">
      <PhotoAlbum profile={profile} onAskMore={() => setGate('photos')} />
      <Box minW="0">
        <Head profile={profile} />
        {profile.fictional ? <FictionalWarning /> : null}
        {profile.id === user?.profile.id ? <OwnNote /> : null}
        <ProfileActions profile={profile} onLike={onLike} onGate={setGate} />
        {user ? <Told profile={profile} /> : null}
      </Box>
      {gate ? <GateDialog gate={gate} name={profile.name} onClose={() => setGate(null)} /> : null}
    </Grid>
  );
}

function Head({ profile }: { readonly profile: MemberProfile }) {
  const { t } = useTranslation('profile');
  const { t: common } = useTranslation();
  const { settings } = useSession();
  const { country } = useFormats();
  const shown = [...settings.visible_profile_fields, ...settings.visible_profile_notes];
  const feeling = profile.match ? t('match') : profile.likes_me ? t('likes_me', { name: profile.name }) : null;
  return (
    <>
      <PageTitle
        lead={
          <Flex as="span" columnGap="4" rowGap="1" wrap="wrap" align="center">
            <span>{placeOf(profile, shown, country(profile.country))}</span>
            {profile.online ? <OnlineMark /> : null}
            {profile.new_here ? (
              <Flex as="span" display="inline-flex" align="center" gap="2" color="secondary" fontWeight="medium">
                <Sparkles size="1.25rem" aria-hidden />
                {common('person.new_here')}
              </Flex>
            ) : null}
          </Flex>
        }
      >
        {common('person.name_age', profile)}
      </PageTitle>
      {feeling ? (
        <Flex mt="-3" mb="5" gap="2" align="center" color="magenta" fontWeight="medium">
          <Heart size="1.4rem" fill="currentColor" aria-hidden />
          {feeling}
        </Flex>
      ) : null}
    </>
  );
}

function FictionalWarning() {
  const { warning } = useFictionalWords();
  return (
    <Box mb="6">
      <Notice tone="warning" title={<FictionalLabel />}>
        {warning}
      </Notice>
    </Box>
  );
}

function OwnNote() {
  const { t } = useTranslation('profile');
  return (
    <Box mb="6">
      <Notice>{t('own')}</Notice>
    </Box>
  );
}

/** What this member told about themselves. */
function Told({ profile }: { readonly profile: MemberProfile }) {
  const { t } = useTranslation('profile');
  const { user, settings } = useSession();
  const shown = [...settings.visible_profile_fields, ...settings.visible_profile_notes];
  const facts = factsOf(profile, shown);
  const mayAsk = !profile.fictional && profile.id !== user?.profile.id;
  return (
    <>
      {shown.includes('about') ? (
        <Section title={t('about.title', { name: profile.name })}>
          <Box maxW="prose" whiteSpace="pre-line" overflowWrap="anywhere" color={profile.about ? 'ink' : 'ink.soft'}>
            {profile.about || (mayAsk ? t('about.empty', { name: profile.name }) : t('about.empty_plain'))}
          </Box>
        </Section>
      ) : null}
      {facts.length > 0 ? (
        <Section title={t('facts.title')}>
          <FactsList facts={facts} />
        </Section>
      ) : null}
      {shown.includes('interests') && profile.interests.length > 0 ? (
        <Section title={t('interests.title')}>
          <InterestList interests={profile.interests} />
        </Section>
      ) : null}
    </>
  );
}
