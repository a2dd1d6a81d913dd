import { Box, Flex } from '@chakra-ui/react';
import { memo, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#member/shared/state/session';
import { askAgain, discard, retry } from '../state/outbox';
import type { Nearness } from '../model/nearness';
import type { Block, Bubble, Chapter, Item } from '../model/timeline';
import { CautionNote } from './CautionNote';
import { FraudNote } from './FraudNote';
import { MessageBubble } from './MessageBubble';

/** What a message takes in height before anybody has seen it; only the scroll bar knows the difference. */
const usualPx = 110;

interface TalkProps {
  readonly chatId: string;
  readonly name: string;
  readonly onReport?: (bubble: Bubble) => void;
}

interface MessageChapterProps extends TalkProps {
  readonly chapter: Chapter;
  /** The blocks from this one on are drawn at once. */
  readonly nearFrom: number;
  readonly nearness: Nearness;
}

/** What changes in a long conversation is one of these: the others are neither compared nor placed anew, block by block. */
export const MessageChapter = memo(function MessageChapter({ chapter, nearFrom, ...talk }: MessageChapterProps) {
  return (
    <Box display="flow-root">
      {chapter.blocks.map((block) => (
        <MessageBlock
          key={block.key}
          block={block}
          startsNear={block.key >= nearFrom || block.items.some(({ isFirstNew }) => isFirstNew)}
          {...talk}
        />
      ))}
    </Box>
  );
});

interface MessageBlockProps extends TalkProps {
  readonly block: Block;
  /** Whether it is drawn at once. */
  readonly startsNear: boolean;
  readonly nearness: Nearness;
}

/** Some messages of a conversation. Far from what can be seen they are an empty space of the same height: ten thousand weigh no more than a hundred. */
const MessageBlock = memo(function MessageBlock({ block, chatId, name, startsNear, nearness, onReport }: MessageBlockProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [{ isNear, height }, setPlace] = useState({ isNear: startsNear, height: block.items.length * usualPx });
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    return nearness.watch(element, (near, measured) => {
      // Whoever is inside with the keyboard stays there.
      if (!near && element.contains(document.activeElement)) return;
      startTransition(() =>
        setPlace((known) => (known.isNear === near ? known : { isNear: near, height: near ? known.height : measured })),
      );
    });
  }, [nearness]);
  return (
    <Box ref={frame} data-anchor={`block ${block.key}`} display="flow-root" style={isNear ? undefined : { height }}>
      {isNear ? <Segments items={block.items} chatId={chatId} name={name} onReport={onReport} /> : null}
    </Box>
  );
});

interface ItemsProps extends TalkProps {
  readonly items: readonly Item[];
}

/** Counted from the end: what comes in above leaves those below as they are. */
function Segments({ items, ...talk }: ItemsProps) {
  const segments = segmentsOf(items);
  return segments.map((segment, index) => <Segment key={segments.length - index} items={segment} {...talk} />);
}

/** Cut before each day and before the line of the new messages. */
function segmentsOf(items: readonly Item[]): readonly (readonly Item[])[] {
  const segments: Item[][] = [];
  for (const item of items) {
    const last = segments.at(-1);
    if (!last || item.day || item.isFirstNew) segments.push([item]);
    else last.push(item);
  }
  return segments;
}

function Segment({ items, chatId, name, onReport }: ItemsProps) {
  const { day } = useFormats();
  const [first] = items;
  const onRetry = useCallback(({ key, state }: Bubble) => (state === 'refused' ? askAgain(key) : retry(chatId)), [chatId]);
  return (
    <section aria-label={first?.day ? day(first.day) : undefined}>
      {first?.day ? (
        <Box as="h2" textStyle="small" fontWeight="normal" color="ink.soft" textAlign="center" py="3">
          {day(first.day)}
        </Box>
      ) : null}
      {first?.isFirstNew ? <NewLine /> : null}
      <Box as="ol">
        {items.map(({ bubble, caution, note }) => (
          <Box as="li" key={bubble.key} data-anchor={bubble.key} pb="2.5">
            <MessageBubble bubble={bubble} name={name} onRetry={onRetry} onDiscard={discard} onReport={caution ? undefined : onReport} />
            <CautionNote kind={caution} name={name} onReport={onReport && (() => onReport(bubble))} />
            {note ? <FraudNote note={note} name={name} /> : null}
          </Box>
        ))}
      </Box>
    </section>
  );
}

function NewLine() {
  const { t } = useTranslation('chat');
  const line = <Box flex="1" h="2px" bg="secondary" aria-hidden />;
  return (
    <Flex data-new align="center" gap="3" py="3" color="secondary" fontWeight="bold">
      {line}
      <p>{t('thread.new_messages')}</p>
      {line}
    </Flex>
  );
}
