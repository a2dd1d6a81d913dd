import { Box, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ChatView } from '#contracts';
import { isDrawnAhead } from '#member/shared/state/started';
import { Badge } from '#member/ui/Badge';
import { useWhen } from './words';

interface ChatRowHeadProps {
  readonly name: string;
  readonly chat: Pick<ChatView, 'messages' | 'num_unread_messages'>;
  readonly now: Date;
}

/** Whose conversation it is, when something was written last, and how much of it is unread. */
export function ChatRowHead({ name, chat: { messages, num_unread_messages: unread }, now }: ChatRowHeadProps) {
  const { t } = useTranslation();
  const when = useWhen();
  const last = messages.at(-1);
  return (
    // Where they do not fit beside each other, time and number go below: the name is what the row is found by.
    <Flex justify="space-between" align="center" wrap="wrap" columnGap="2">
      <Box as="span" fontWeight="bold" overflowWrap="anywhere" lineClamp={2} dir="auto">
        {name}
      </Box>
      <Flex align="center" gap="2" flexShrink={0}>
        {last ? (
          // Only the browser knows in which zone its person is: until then the room is kept.
          <Box as="time" textStyle="small" color="ink.soft" visibility={isDrawnAhead() ? 'hidden' : undefined} {...{ dateTime: last.at }}>
            {when(new Date(last.at), now)}
          </Box>
        ) : null}
        {unread > 0 ? <Badge count={unread} label={t('nav.unread', { count: unread })} /> : null}
      </Flex>
    </Flex>
  );
}
