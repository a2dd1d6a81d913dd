import { Box } from '@chakra-ui/react';
import { ArrowDown } from 'lucide-react';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../session/session';
import { ActionButton } from '../../../ui/ActionButton';
import { Notice } from '../../../ui/Notice';
import { askAgain, discard, retry } from '../hooks/outbox';
import { useThreadScroll } from '../hooks/use-thread-scroll';
import { hidesOlder, type Thread } from '../model/thread';
import { cautionsOfDay } from '../model/cautions';
import type { Bubble, Day } from '../model/timeline';
import { CautionNote } from './CautionNote';
import { MessageBubble } from './MessageBubble';

/** In a very low window (large zoom) the page scrolls, rather than that the messages shrink to a slit. */
const roomInLowWindows = { '@media (max-height: 30rem)': { flexShrink: 0, flexBasis: '14rem' } };

interface MessagesProps {
  readonly chatId: string;
  readonly name: string;
  readonly thread: Thread;
  readonly days: readonly Day[];
  readonly loadingOlder: boolean;
  readonly onOlder: () => void;
  readonly onReport?: (bubble: Bubble) => void;
  readonly children?: ReactNode;
}

/** The messages under their days, in a box of its own that stays where its reader is. */
export function Messages({ chatId, name, thread, days, loadingOlder, onOlder, onReport, children }: MessagesProps) {
  const { t } = useTranslation('chat');
  const { day } = useFormats();
  const cautions = useMemo(() => new Map(days.flatMap(({ bubbles }) => [...cautionsOfDay(bubbles)])), [days]);
  const lastBubble = days.at(-1)?.bubbles.at(-1);
  const { box, atEnd, onScroll, toEnd } = useThreadScroll(days[0]?.bubbles[0]?.key, lastBubble?.key, lastBubble?.mine ?? false);
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
        flex="1"
        minH="0"
        overflowY="auto"
        overflowAnchor="none"
        overscrollBehavior="contain"
        px={{ base: '4', md: '7' }}
        py="4"
        _focusVisible={{ outlineOffset: '-3px' }}
      >
        <div>
          {thread.complete ? null : (
            <Box textAlign="center" mb="4">
              <ActionButton tone="outline" busy={loadingOlder} onClick={onOlder}>
                {t('thread.older')}
              </ActionButton>
            </Box>
          )}
          {hidesOlder(thread) ? (
            <Box mb="4">
              <Notice>{t('thread.hidden')}</Notice>
            </Box>
          ) : null}
          {days.map(({ key, date, bubbles }) => (
            <section key={key} aria-label={day(date)}>
              <Box as="h2" textStyle="small" fontWeight="normal" color="ink.soft" textAlign="center" my="3">
                {day(date)}
              </Box>
              <Box as="ol" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2.5">
                {bubbles.map((bubble) => (
                  <li key={bubble.key}>
                    <MessageBubble
                      bubble={bubble}
                      name={name}
                      onRetry={({ key, state }) => (state === 'refused' ? askAgain(key) : retry(chatId))}
                      onDiscard={discard}
                      onReport={cautions.has(bubble.key) ? undefined : onReport}
                    />
                    <CautionNote kind={cautions.get(bubble.key)} name={name} onReport={onReport && (() => onReport(bubble))} />
                  </li>
                ))}
              </Box>
            </section>
          ))}
          <Box mt="4">{children}</Box>
        </div>
      </Box>
      {atEnd ? null : (
        <Box position="absolute" bottom="3" insetX="0" textAlign="center" pointerEvents="none">
          <ActionButton
            tone="outline"
            size="compact"
            boxShadow="card"
            pointerEvents="auto"
            icon={<ArrowDown size="1.25rem" aria-hidden />}
            onClick={toEnd}
          >
            {t('thread.newest')}
          </ActionButton>
        </Box>
      )}
    </Box>
  );
}
