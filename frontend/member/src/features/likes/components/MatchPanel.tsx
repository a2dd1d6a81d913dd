import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import { Heart, MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { MemberCard } from '#contracts';
import { useMe } from '#member/shared/state/session';
import { LinkButton } from '#member/ui/ActionButton';
import { Photo } from '#member/ui/Photo';
import { PersonBadge } from '#member/ui/VerifiedBadge';

const face = {
  display: 'block',
  w: { base: 'min(8.5rem, 42vw)', md: '11rem' },
  borderRadius: 'pill',
  borderWidth: '6px',
  borderColor: 'surface',
  overflow: 'hidden',
  boxShadow: 'card',
} as const;
const FaceLink = chakra(Link, { base: { ...face, ms: '-5' } });

interface MatchPanelProps {
  readonly person: MemberCard;
  /** `h1` on a page; `none` in a dialog, whose own title says the same. */
  readonly heading: 'h1' | 'none';
}

/** Two faces side by side, and the two ways on. */
export function MatchPanel({ person, heading }: MatchPanelProps) {
  const { t } = useTranslation('likes');
  const { profile: me } = useMe();
  const { name } = person;
  const title = t('match.title', { name });
  return (
    <Flex direction="column" align="center" textAlign="center" gap="4" py={{ base: '2', md: '5' }} px={{ base: '0', md: '6' }}>
      <Flex>
        <Box {...face}>
          <Photo image={me.main_image} person={me} shape="circle" decorative />
        </Box>
        <FaceLink to={`/members/${person.id}`} aria-label={t('match.look_at', { name })}>
          <Photo image={person.main_image} person={person} shape="circle" size={person.main_image?.locked ? 'thumb' : 'card'} decorative />
        </FaceLink>
      </Flex>
      <Flex align="center" gap="2.5" color="magenta" fontWeight="medium">
        <Heart size="1.4rem" aria-hidden />
        {t('match.label')}
      </Flex>
      {heading === 'h1' ? (
        <Heading as="h1" id="page-title" tabIndex={-1} textStyle="h1">
          {title}
        </Heading>
      ) : (
        <Box aria-hidden textStyle="h1" textWrap="balance">
          {title}
        </Box>
      )}
      <PersonBadge person={person} />
      <Box color="ink.soft" maxW="30rem">
        {person.fictional ? t('match.text_fictional') : t('match.text')}
      </Box>
      <Flex mt="2" gap="3" wrap="wrap" justify="center">
        {person.fictional ? null : (
          <LinkButton to={`/members/${person.id}/chat`} size="lg" icon={<MessageCircle size="1.4rem" aria-hidden />}>
            {t('match.write', { name })}
          </LinkButton>
        )}
        <LinkButton to={`/members/${person.id}`} size="lg" tone="outline">
          {t('match.look')}
        </LinkButton>
      </Flex>
    </Flex>
  );
}
