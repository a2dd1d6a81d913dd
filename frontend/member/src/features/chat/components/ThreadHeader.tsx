import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { MemberCard } from '#contracts';
import { OnlineMark } from '#member/ui/PersonCard';
import { Photo } from '#member/ui/Photo';
import { PersonBadge } from '#member/ui/VerifiedBadge';
import { roomy } from './thread-bar';
import { ThreadMenu } from './ThreadMenu';
import { useNameOf } from './words';

const BackLink = chakra(Link, {
  base: {
    display: { base: 'inline-flex', lg: 'none' },
    alignItems: 'center',
    gap: '1.5',
    minH: 'target',
    px: 'min({spacing.2}, 2vw)',
    fontSize: roomy,
    fontWeight: 'medium',
    textDecoration: 'none',
    borderRadius: 'control',
    _hover: { bg: 'sunken' },
  },
});

interface ThreadHeaderProps {
  readonly person: MemberCard | null;
  /** The page of the other can be opened. */
  readonly visible: boolean;
  readonly online: boolean;
  readonly typing: boolean;
  readonly onRemove?: () => void;
  readonly onReport?: () => void;
}

/** Whom one is talking to, the way back, and what else can be done. */
export const ThreadHeader = memo(function ThreadHeader({ person, visible, online, typing, onRemove, onReport }: ThreadHeaderProps) {
  const { t } = useTranslation(['chat', 'common']);
  const name = useNameOf()(person);
  return (
    <Flex
      as="header"
      align="center"
      gap={{ base: 'min({spacing.2}, 2vw)', sm: '3.5' }}
      px={{ base: 'min({spacing.2}, 2vw)', md: '6' }}
      py={{ base: '1.5', md: '3' }}
      pt={{ base: 'calc(0.375rem + env(safe-area-inset-top))', md: '3' }}
      bg="surface"
      borderBottomWidth="1px"
      borderColor="hairline"
      flexShrink={0}
      wrap="wrap"
    >
      <BackLink to="/chats" aria-label={t('thread.back')}>
        <ArrowLeft size="min(1.4rem, 7vw)" aria-hidden />
        {t('common:nav.back')}
      </BackLink>
      <Box
        w={{ base: '12', md: '14' }}
        h={{ base: '12', md: '14' }}
        flexShrink={0}
        borderRadius="pill"
        css={{ 'html[data-text="150"] &': { display: { base: 'none', sm: 'block' } } }}
      >
        <Photo image={person?.main_image ?? null} person={{ name, age: person?.age ?? 0 }} size="thumb" shape="circle" decorative />
      </Box>
      <Box flex="1" minW="min(7rem, 30vw)">
        <Heading
          as="h1"
          textStyle={{ base: 'body', md: 'h3' }}
          fontWeight="bold"
          id="page-title"
          tabIndex={-1}
          overflowWrap="anywhere"
          fontSize={{ base: roomy.base, md: 'lg' }}
        >
          {person ? t('common:person.name_age', { name, age: person.age }) : name}
        </Heading>
        <Box css={{ '&& > *': { fontSize: { base: 'min({fontSizes.sm}, 5.2vw)', sm: 'sm' } } }}>
          <Under person={person} visible={visible} online={online} typing={typing} />
        </Box>
      </Box>
      <ThreadMenu person={person} visible={visible} onRemove={onRemove} onReport={onReport} />
    </Flex>
  );
});

/** What stands under the name. Whose profile is hidden has a name here and nothing else. */
function Under({ person, visible, online, typing }: Omit<ThreadHeaderProps, 'onRemove' | 'onReport'>) {
  const { t } = useTranslation('chat');
  if (!person) return null;
  if (person.fictional) return <PersonBadge person={person} small />;
  if (typing) {
    return (
      <Box textStyle="small" color="primary" fontWeight="medium">
        {t('thread.typing')}
      </Box>
    );
  }
  if (visible) {
    return (
      <Flex wrap="wrap" columnGap="3" textStyle="small">
        <PersonBadge person={person} small />
        <WhereAndWhen person={{ ...person, online }} />
      </Flex>
    );
  }
  return (
    <Box textStyle="small" color="ink.soft">
      {t('thread.unseen')}
    </Box>
  );
}

/** On a phone there is room for one of the two. */
function WhereAndWhen({ person }: { readonly person: MemberCard }) {
  return (
    <Box textStyle="small" color="ink.soft">
      {person.online ? <OnlineMark /> : null}
      {person.city ? (
        <Box as="span" hideBelow={person.online ? 'sm' : undefined}>
          {person.online ? (
            <>
              {' '}
              <span aria-hidden>· </span>
            </>
          ) : null}
          {person.city}
        </Box>
      ) : null}
    </Box>
  );
}
