import { Typography } from '@mui/material';
import type { DebitBlockRow } from '#contracts-admin';
import { asTime } from '../ui/format';
import { ScrollingTable } from '../ui/ScrollingTable';
import { Section } from '../ui/Section';
import { BlockedDebit } from './BlockedDebit';
import { blockedWhat, blockReason, liftedWhen } from './block-text';
import { directDebitWords } from './direct-debit-words';
import { LiftBlock } from './LiftBlock';

const text = directDebitWords.blocks;
const columns = [
  { name: text.kind },
  { name: text.order },
  { name: text.reason },
  { name: text.since },
  { name: text.lifted },
  { name: text.act },
];

const cellsOf = (block: DebitBlockRow) => [
  blockedWhat(block),
  <BlockedDebit key="debit" block={block} />,
  blockReason(block),
  asTime(block.since),
  liftedWhen(block),
  <LiftBlock key="lift" block={block} />,
];

/** What returns have blocked, and what of it still stands. */
export const Blocks = ({ blocks }: { readonly blocks: readonly DebitBlockRow[] }) => (
  <Section title={text.title}>
    {blocks.length === 0 ? (
      <Typography sx={{ color: 'text.secondary' }}>{text.none}</Typography>
    ) : (
      <ScrollingTable
        label={text.title}
        columns={columns}
        rows={blocks.map((block) => ({
          key: block.id,
          cells: cellsOf(block),
        }))}
      />
    )}
  </Section>
);
