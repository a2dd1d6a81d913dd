import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import { Ban, Ellipsis, Heart, MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { MemberCard } from '#contracts';
import { askToBlock } from '#member/shared/state/block-question';
import { ActionButton, LinkButton } from './ActionButton';
import { Card } from './Card';
import { Dropdown, MenuEntry } from './Dropdown';
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

export function OnlineMark() {
  const { t } = useTranslation();
  return (
    <Flex as="span" display="inline-flex" align="center" gap="2">
      <Box as="span" w="3" h="3" borderRadius="pill" bg="success" flexShrink={0} aria-hidden />
      {t('person.online')}
    </Flex>
  );
}

/** "Online now · Haarlem", with the label of a fictional or verified profile before everything else. A visitor is told the region, not the town. */
export function PersonFacts({
  person,
}: {
  readonly person: Pick<MemberCard, 'fictional' | 'verified' | 'online' | 'new_here' | 'city' | 'region'>;
}) {
  const { t } = useTranslation();
  const facts = [
    person.online ? <OnlineMark key="online" /> : null,
    person.new_here ? t('person.new_here') : null,
    person.city || person.region,
  ].filter(Boolean);
  return (
    <Box textStyle="small" color="ink.soft">
      {hasBadge(person) ? (
        <Box mb="1">
          <PersonBadge person={person} small />
        </Box>
      ) : null}
      {facts.map((fact, index) => (
        <span key={index}>
          {index > 0 ? ' · ' : null}
          {fact}
        </span>
      ))}
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

/** One member in a list: a large photo, who it is, and two clear actions. */
export function PersonCard({ person, onLike, liking = false, priority = false, headingLevel = 'h2', quiet = false }: PersonCardProps) {
  const { t } = useTranslation();
  const profile = `/members/${person.id}`;
  return (
    <Card as="article" position="relative" display="flex" flexDirection="column" overflow="hidden" h="full">
      <Photo image={person.main_image} person={person} priority={priority} />
      {quiet ? null : <CardMenu person={person} />}
      <Flex direction="column" flex="1" px="5" py="4" gap="1">
        <Heading as={headingLevel} textStyle="h3">
          <CoverLink to={profile}>{t('person.name_age', person)}</CoverLink>
        </Heading>
        <PersonFacts person={person} />
        {person.headline ? (
          <Box mt="1" lineClamp={2}>
            {person.headline}
          </Box>
        ) : null}
        {quiet || person.fictional ? null : (
          <Flex mt="auto" pt="3" gap="2.5" wrap="wrap" position="relative" zIndex={1}>
            <LinkButton
              to={`${profile}/chat`}
              flex="2 1 auto"
              aria-label={t('action.message_to', person)}
              icon={<MessageCircle size="1.4rem" aria-hidden />}
            >
              {t('action.message')}
            </LinkButton>
            <ActionButton
              tone="like"
              flex="1 1 auto"
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

/** What one does rarely with a member, above the photo and out of the way of the two main actions. */
export function CardMenu({ person }: { readonly person: MemberCard }) {
  const { t } = useTranslation();
  return (
    <Box position="absolute" top="3" insetEnd="3" zIndex={2}>
      <Dropdown
        arrow={false}
        accessibleName={t('person.more_about', person)}
        summaryStyle={{ bg: 'surface', borderRadius: 'pill', boxShadow: 'card' }}
        label={
          <>
            <Ellipsis size="1.4rem" aria-hidden />
            {t('person.more')}
          </>
        }
      >
        <MenuEntry type="button" onClick={() => askToBlock({ id: person.id, name: person.name, fictional: person.fictional })}>
          <Ban size="1.4rem" aria-hidden />
          {t('action.block_name', person)}
        </MenuEntry>
      </Dropdown>
    </Box>
  );
}

/** The grid in which cards stand: one on phones, three on a desktop. */
export const PersonGrid = chakra('ul', {
  base: { display: 'grid', gap: { base: '5', md: '7' }, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))' },
});
