import type { DebitBlockRow } from '#contracts-admin';
import { CommandButton } from '../commands/CommandButton';
import { words } from '../words';
import { blockedWhat } from './block-text';
import { directDebitWords } from './direct-debit-words';

/** Not there once it is lifted. */
export function LiftBlock({ block }: { readonly block: DebitBlockRow }) {
  if (block.lifted_at !== null) return null;
  const about = directDebitWords.blocks.about(blockedWhat(block), block.member.name ?? words.unknown);
  return <CommandButton command="lift_debit_block" id={block.id} about={about} variant="outlined" size="small" />;
}
