import { Box, chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ChatView } from '#contracts';
import { OnlineMark } from '#member/ui/PersonCard';
import { Photo } from '#member/ui/Photo';
import { hasBadge, PersonBadge } from '#member/ui/VerifiedBadge';
import { useTyping } from '../state/typing';
import { ChatRowHead } from './ChatRowHead';
import { useLastLine, useNameOf } from './words';

// The whole row is the target of its one link.
const RowLink = chakra(Link, {
  base: {
    display: 'flex',
    gap: 'min({spacing.3.5}, 3.5vw)',
    alignItems: 'center',
    px: 'min({spacing.2.5}, 2vw)',
    py: '3',
    color: 'ink',
    textDecoration: 'none',
    borderRadius: 'control',
    _hover: { bg: 'sunken' },
    '&[aria-current=page]': { bg: 'primary.tint' },
  },
});

interface ChatRowProps {
  readonly chat: ChatView;
  readonly current: boolean;
  readonly online: boolean;
  readonly now: Date;
}

/** Of all rows only the one of which something is told is drawn anew. */
export const ChatRow = memo(function ChatRow({ chat, current, online, now }: ChatRowProps) {
  const { t } = useTranslation('chat');
  const [nameOf, lineOf] = [useNameOf(), useLastLine()];
  const name = nameOf(chat.profile);
  const unread = chat.num_unread_messages;
  const typing = useTyping(chat.id);
  return (
    <li>
      <RowLink to={`/chats/${chat.id}`} aria-current={current ? 'page' : undefined}>
        <Box boxSize="min({sizes.14}, 16vw)" flexShrink={0} borderRadius="pill">
          <Photo
            image={chat.profile?.main_image ?? null}
            person={{ name, age: chat.profile?.age ?? 0 }}
            size="thumb"
            shape="circle"
            decorative
          />
        </Box>
        <Box flex="1" minW="0">
          <ChatRowHead name={name} chat={chat} now={now} />
          {chat.profile && hasBadge(chat.profile) ? (
            <Box my="1" textStyle="small">
              <PersonBadge person={chat.profile} small />
            </Box>
          ) : null}
          <Box
            as="span"
            textStyle="small"
            color={typing ? 'primary' : unread > 0 ? 'ink' : 'ink.soft'}
            fontWeight={typing || unread > 0 ? 'medium' : 'normal'}
            overflowWrap="anywhere"
            lineClamp={2}
            dir="auto"
          >
            {typing ? t('thread.typing') : lineOf(chat)}
          </Box>
          {online ? (
            <Box as="span" display="block" textStyle="small" color="ink.soft">
              <OnlineMark />
            </Box>
          ) : null}
          {chat.state === 'closed' ? (
            <Box as="span" display="block" textStyle="small" color="ink.soft">
              {t('list.closed')}
            </Box>
          ) : null}
        </Box>
      </RowLink>
    </li>
  );
});
