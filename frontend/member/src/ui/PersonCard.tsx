import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import { Heart, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { MemberCard } from '#contracts';
import { ActionButton, LinkButton } from './ActionButton';
import { Card } from './Card';
import { Photo } from './Photo';
import { hasBadge, PersonBadge } from './VerifiedBadge';

// The whole card is the target of the one link; the two actions lie above it.
const CoverLink = chakra(Link, {
  base: {
    color: 'inherit',
    textDecoration: 'none',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
    _hover: { textDecoration: 'underline' },
  },
});

/** Facts in one line with a dot between them, which is for the eye: read out, it would be one more word. */
export function Dotted({ facts }: { readonly facts: readonly ReactNode[] }) {
  return facts.map((fact, index) => (
    <span key={index}>
      {index > 0 ? ' ' : null}
      {index > 0 ? <span aria-hidden>· </span> : null}
      {fact}
    </span>
  ));
}

export function OnlineMark() {
  const { t } = useTranslation();
  return (
    <Flex as="span" display="inline-flex" align="center" gap="2">
      <Box as="span" w="3" h="3" borderRadius="pill" bg="success" flexShrink={0} aria-hidden />
      {t('person.online')}
    </Flex>
  );
}

/** "Online now · Haarlem, less than 10 km away", with the label of a fictional or verified profile before everything else. A visitor is told the region, not the town. */
export function PersonFacts({
  person,
}: {
  readonly person: Pick<MemberCard, 'fictional' | 'verified' | 'online' | 'new_here' | 'city' | 'region' | 'within_km'>;
}) {
  const { t } = useTranslation();
  const facts = [
    person.online ? <OnlineMark key="online" /> : null,
    person.new_here ? t('person.new_here') : null,
    [person.city || person.region, person.within_km ? t('person.within_km', { km: person.within_km }) : ''].filter(Boolean).join(', '),
  ].filter(Boolean);
  return (
    <Box textStyle="small" color="ink.soft">
      {hasBadge(person) ? (
        <Box mb="1">
          <PersonBadge person={person} small />
        </Box>
      ) : null}
      <Dotted facts={facts} />
    </Box>
  );
}

export interface PersonCardProps {
  readonly person: MemberCard;
  readonly onLike?: (person: MemberCard) => void;
  readonly liking?: boolean;
  /** First picture of the screen. */
  readonly priority?: boolean;
  readonly headingLevel?: 'h2' | 'h3';
  /** Without the two actions: what a visitor sees. */
  readonly quiet?: boolean;
}

/** One member in a list: a large photo, who it is, and two clear actions. Without a photo it is a small card, with the initials beside the name. */
export function PersonCard({ person, onLike, liking = false, priority = false, headingLevel = 'h2', quiet = false }: PersonCardProps) {
  const { t } = useTranslation();
  const profile = `/members/${person.id}`;
  const image = person.main_image;
  return (
    <Card as="article" position="relative" display="flex" flexDirection="column" overflow="hidden" h={image ? 'full' : undefined}>
      {image ? <Photo image={image} person={person} priority={priority} shape="listed" /> : null}
      <Flex direction="column" flex="1" px="5" py="4" gap="1">
        <Flex gap="4" align="center">
          {image ? null : (
            <Box w="16" flexShrink="0">
              <Photo image={null} person={person} shape="circle" />
            </Box>
          )}
          <Box minW="0">
            <Heading as={headingLevel} textStyle="h3" mb="1" dir="auto">
              <CoverLink to={profile}>{t('person.name_age', person)}</CoverLink>
            </Heading>
            <PersonFacts person={person} />
          </Box>
        </Flex>
        {person.headline ? (
          <Box mt="1" lineClamp={{ base: 1, md: 2 }} dir="auto">
            {person.headline}
          </Box>
        ) : null}
        {quiet || person.fictional ? null : (
          <Flex mt="auto" pt="3" gap="2.5" wrap="wrap" position="relative" zIndex={1}>
            <LinkButton
              to={`${profile}/chat`}
              flex="2 1 auto"
              px="3"
              aria-label={t('action.message_to', person)}
              icon={<MessageCircle size="1.4rem" aria-hidden />}
            >
              {t('action.message')}
            </LinkButton>
            <ActionButton
              tone="like"
              flex="1 1 auto"
              px="3"
              data-pressed={person.liked || undefined}
              aria-label={person.liked ? t('action.liked_name', person) : t('action.like_name', person)}
              busy={liking}
              icon={<Heart size="1.4rem" fill={person.liked ? 'currentColor' : 'none'} aria-hidden />}
              onClick={() => onLike?.(person)}
            >
              {person.liked ? t('action.liked') : t('action.like')}
            </ActionButton>
          </Flex>
        )}
      </Flex>
    </Card>
  );
}

/** The grid in which cards stand: one on phones, three on a desktop, four where there is room. */
export const PersonGrid = chakra('ul', {
  base: { display: 'grid', gap: { base: '5', md: '7' }, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))' },
});
