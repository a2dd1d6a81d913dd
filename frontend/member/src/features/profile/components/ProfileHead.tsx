import { Box, Flex } from '@chakra-ui/react';
import { Heart, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MemberProfile, ProfileField } from '#contracts';
import { useFormats } from '#member/shared/state/session';
import { PageTitle } from '#member/ui/Page';
import { OnlineMark } from '#member/ui/PersonCard';
import { PersonBadge } from '#member/ui/VerifiedBadge';
import { placeOf } from '../model/facts';

interface ProfileHeadProps {
  readonly profile: MemberProfile;
  readonly shown: readonly ProfileField[];
}

/** Who this is, where they live, and what is between the two of you. */
export function ProfileHead({ profile, shown }: ProfileHeadProps) {
  const { t } = useTranslation('profile');
  const { t: common } = useTranslation();
  const { country } = useFormats();
  const feeling = profile.match ? t('match') : profile.likes_me ? t('likes_me', { name: profile.name }) : null;
  return (
    <Box mb={{ base: '-2', md: '-4' }}>
      <PageTitle
        lead={
          <Flex as="span" direction="column" gap="1.5" align="flex-start">
            <span>{placeOf(profile, shown, country(profile.country))}</span>
            <PersonBadge person={profile} />
            {profile.verified ? (
              <Box as="span" textStyle="small">
                {common('verified.explain')}
              </Box>
            ) : null}
            {profile.online ? <OnlineMark /> : null}
            {profile.new_here ? (
              <Flex as="span" display="inline-flex" align="center" gap="2" color="secondary" fontWeight="medium">
                <Sparkles size="1.25rem" aria-hidden />
                {common('person.new_here')}
              </Flex>
            ) : null}
            {feeling ? (
              <Flex as="span" display="inline-flex" gap="2" align="center" color="magenta" fontWeight="medium">
                <Heart size="1.4rem" fill="currentColor" aria-hidden />
                {feeling}
              </Flex>
            ) : null}
          </Flex>
        }
      >
        {common('person.name_age', profile)}
      </PageTitle>
    </Box>
  );
}
