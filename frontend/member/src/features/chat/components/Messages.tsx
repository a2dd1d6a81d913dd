import { Box } from '@chakra-ui/react';
import { ArrowDown } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toApiError } from '#kit';
import { useMyId } from '#member/shared/state/session';
import { low } from '#member/theme/windows';
import { ActionButton } from '#member/ui/ActionButton';
import { ErrorNotice, Notice } from '#member/ui/Notice';
import { Nearness } from '../model/nearness';
import { useThreadScroll } from '../hooks/use-thread-scroll';
import { hidesOlder, type Thread } from '../model/thread';
import { chaptersOf, countAfter, type Block, type Bubble } from '../model/timeline';
import { MessageChapter } from './MessageBlock';

/**
 * In a low window the messages take what header and composer leave, so that all of it is in sight. With larger letters that would be a slit:
 * there the page scrolls instead.
 */
const roomInLowWindows = {
  [low]: { flexShrink: 0, flexBasis: 'max(9rem, 100dvh - 14.75rem)', 'html:not([data-text="100"]) &': { flexBasis: '14rem' } },
};
/** So many of the last blocks are drawn at once: more than fits on a screen. */
const drawnAtOnce = 5;

interface MessagesProps {
  readonly chatId: string;
  readonly name: string;
  readonly thread: Thread;
  readonly blocks: readonly Block[];
  readonly loadingOlder: boolean;
  /** Of the last try, if it failed: only a press tries again. */
  readonly olderError: unknown;
  readonly onOlder: () => void;
  readonly onReport?: (bubble: Bubble) => void;
  readonly children?: ReactNode;
}

/** The messages under their days, in a box of its own that stays where its reader is. */
export function Messages({ chatId, name, thread, blocks, loadingOlder, olderError, onOlder, onReport, children }: MessagesProps) {
  const { t } = useTranslation('chat');
  const lastBubble = blocks.at(-1)?.items.at(-1)?.bubble;
  const scroll = useThreadScroll(lastBubble?.key, lastBubble?.mine ?? false);
  const { box, onScroll } = scroll;
  const [nearness] = useState(() => new Nearness(box));
  const wasComplete = useRef(thread.complete);
  // The button for older messages goes with the last page of them: who pressed it stays in the conversation.
  useEffect(() => {
    if (thread.complete && !wasComplete.current && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
    wasComplete.current = thread.complete;
  }, [thread.complete, box]);
  return (
    <Box position="relative" flex="1" minH="0" display="flex" flexDirection="column" css={roomInLowWindows}>
      <Box
        ref={box}
        onScroll={onScroll}
        role="region"
        aria-label={t('thread.label', { name })}
        tabIndex={0}
        position="relative"
        display="flex"
        flexDirection="column"
        flex="1"
        minH="0"
        overflowY="auto"
        overflowAnchor="none"
        overscrollBehavior="contain"
        px={{ base: '4', md: '7' }}
        py="4"
        _focusVisible={{ outlineOffset: '-3px' }}
      >
        {/* A young conversation begins where one writes. */}
        <Box mt="auto" flexShrink="0">
          {thread.complete ? null : <Older nearness={nearness} loading={loadingOlder} error={olderError} onOlder={onOlder} />}
          {hidesOlder(thread) ? (
            <Box mb="4">
              <Notice>{t('thread.hidden')}</Notice>
            </Box>
          ) : null}
          {chaptersOf(blocks).map((chapter) => (
            <MessageChapter
              key={chapter.key}
              chapter={chapter}
              chatId={chatId}
              name={name}
              nearFrom={blocks.at(-drawnAtOnce)?.key ?? 0}
              nearness={nearness}
              onReport={onReport}
            />
          ))}
          <Box mt="2">{children}</Box>
        </Box>
      </Box>
      <ToNewest scroll={scroll} thread={thread} />
    </Box>
  );
}

interface OlderProps {
  readonly nearness: Nearness;
  readonly loading: boolean;
  readonly error: unknown;
  readonly onOlder: () => void;
}

/** Older messages come by themselves before the reader has reached the first; the button is for who goes by keyboard, and for a second try. */
function Older({ nearness, loading, error, onOlder }: OlderProps) {
  const { t } = useTranslation('chat');
  const frame = useRef<HTMLDivElement>(null);
  // Watched anew after each page: only what is seen then counts.
  useEffect(() => {
    const element = frame.current;
    if (!element || loading || error) return;
    return nearness.watch(element, (isNear) => {
      if (isNear) onOlder();
    });
  }, [nearness, loading, error, onOlder]);
  // The notice comes in above what is read. Who waits here for older messages sees it, and who was on the way when they come to rest here.
  useEffect(() => {
    const [element, room] = [frame.current, frame.current?.closest('[role=region]')];
    if (!error || !element || !room) return;
    const show = () => {
      if (element.getBoundingClientRect().bottom <= room.getBoundingClientRect().top) return;
      room.removeEventListener('scrollend', show);
      element.scrollIntoView({ block: 'nearest' });
    };
    room.addEventListener('scrollend', show);
    show();
    return () => room.removeEventListener('scrollend', show);
  }, [error]);
  return (
    <Box ref={frame} mb="4">
      {error ? (
        <Box mb="3">
          <ErrorNotice error={toApiError(error)} />
        </Box>
      ) : null}
      <Box textAlign="center">
        <ActionButton tone="outline" busy={loading} onClick={onOlder}>
          {t('thread.older')}
        </ActionButton>
      </Box>
    </Box>
  );
}

/** The way back for who reads above, with how much came meanwhile. */
function ToNewest({ scroll: { atEnd, toEnd }, thread }: { readonly scroll: ReturnType<typeof useThreadScroll>; readonly thread: Thread }) {
  const { t } = useTranslation('chat');
  const me = useMyId();
  const [seen, setSeen] = useState(thread.lastSeq);
  if (atEnd && seen !== thread.lastSeq) setSeen(thread.lastSeq);
  if (atEnd) return null;
  const count = countAfter(thread.messages, me, seen);
  return (
    <Box position="absolute" bottom="3" insetX="4" textAlign="center" pointerEvents="none">
      <ActionButton
        tone={count > 0 ? 'primary' : 'outline'}
        size="compact"
        fontSize="min({fontSizes.md}, 5vw)"
        boxShadow="card"
        pointerEvents="auto"
        icon={<ArrowDown size="1.25rem" aria-hidden />}
        onClick={toEnd}
      >
        {count > 0 ? t('thread.new_count', { count }) : t('thread.newest')}
      </ActionButton>
    </Box>
  );
}
