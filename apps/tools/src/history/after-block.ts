import type { Contradiction } from './contradiction.js';
import { endOf, ofKind, type Block, type History, type Operation } from './operation.js';
import { firstOf, sightings, triesOf } from './sightings.js';

const rule = 'nothing after a block';

/** Once a block was answered no new message is taken between the two, and neither of them is shown the conversation. A hint may be under way. */
export function findAfterBlocks(history: History): Contradiction[] {
  const blocks = firstBlocks(history);
  const tries = triesOf(history);
  const found = new Map<Operation, Contradiction>();
  const contradict = (block: Block, text: string, operations: readonly Operation[], by: Operation): void => {
    if (!found.has(by)) found.set(by, { rule, text, operations: [block, ...operations] });
  };
  for (const { chat, message, by } of sightings(history)) {
    const block = blocks.get(chat);
    const first = firstOf(tries.get(message) ?? []);
    if (!block) continue;
    if (by.kind === 'send' && !by.repeat && by.start > endOf(block)) contradict(block, 'a message was taken', [by], by);
    else if (first && first.start > endOf(block)) contradict(block, 'a message was sent and told', first === by ? [by] : [first, by], by);
    else if (by.kind === 'page' && by.start > endOf(block)) contradict(block, 'the conversation was shown', [by], by);
  }
  for (const feed of ofKind(history, 'feed')) {
    for (const [chat] of feed.chats) {
      const block = blocks.get(chat);
      if (block && feed.start > endOf(block)) contradict(block, 'the conversation was in the news', [feed], feed);
    }
  }
  return [...found.values()];
}

/** Of each conversation the block that was answered first. */
function firstBlocks(history: History): Map<string, Block> {
  const blocks = new Map<string, Block>();
  for (const block of ofKind(history, 'block')) {
    const known = blocks.get(block.chat);
    if (block.end !== null && (!known || endOf(block) < endOf(known))) blocks.set(block.chat, block);
  }
  return blocks;
}
