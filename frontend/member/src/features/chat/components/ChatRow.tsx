import { Box, chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ChatView } from '#contracts';
import { Badge } from '../../../ui/Badge';
import { FictionalLabel } from '../../../ui/FictionalLabel';
import { OnlineMark } from '../../../ui/PersonCard';
import { Photo } from '../../../ui/Photo';
import { useTyping } from '../hooks/typing';
import { useLastLine, useNameOf, useWhen } from './words';

// The whole row is the target of its one link.
const RowLink = chakra(Link, {
  base: {
    display: 'flex',
    gap: '3.5',
    alignItems: 'center',
    px: '2.5',
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

export function ChatRow({ chat, current, online, now }: ChatRowProps) {
  const { t } = useTranslation(['chat', 'common']);
  const [nameOf, lineOf, when] = [useNameOf(), useLastLine(), useWhen()];
  const name = nameOf(chat.profile);
  const last = chat.messages.at(-1);
  const unread = chat.num_unread_messages;
  const typing = useTyping(chat.id);
  return (
    <li>
      <RowLink to={`/chats/${chat.id}`} aria-current={current ? 'page' : undefined}>
        <Box w="14" h="14" flexShrink={0} borderRadius="pill">
          <Photo
            image={chat.profile?.main_image ?? null}
            person={{ name, age: chat.profile?.age ?? 0 }}
            size="thumb"
            shape="circle"
            decorative
          />
        </Box>
        <Box flex="1" minW="0">
          {/* Where both do not fit beside each other the time goes below: the name is what the row is found by. */}
          <Flex justify="space-between" align="baseline" wrap="wrap" columnGap="2">
            <Box as="span" fontWeight="bold" maxW="full" truncate>
              {name}
            </Box>
            {last ? (
              <Box as="time" textStyle="small" color="ink.soft" flexShrink={0} {...{ dateTime: last.at }}>
                {when(new Date(last.at), now)}
              </Box>
            ) : null}
          </Flex>
          {chat.profile?.fictional ? (
            <Box my="1">
              <FictionalLabel small />
            </Box>
          ) : null}
          <Box
            as="span"
            display="block"
            textStyle="small"
            color={typing ? 'primary' : unread > 0 ? 'ink' : 'ink.soft'}
            fontWeight={typing || unread > 0 ? 'medium' : 'normal'}
            truncate
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
        {unread > 0 ? <Badge count={unread} label={t('common:nav.unread', { count: unread })} /> : null}
      </RowLink>
    </li>
  );
}
