import { DataTable, SimpleList } from 'react-admin';
import type { DebitBlockRow } from '#contracts-admin';
import { MemberLink } from '../members/MemberLink';
import { whole } from '../ui/cells';
import { asDay } from '../ui/format';
import { NoResults } from '../ui/NoResults';
import { BlockedDebit } from './BlockedDebit';
import { blockedWhat, blockReason, liftedWhen } from './block-text';
import { DirectDebitList } from './DirectDebitList';
import { directDebitWords as text } from './direct-debit-words';
import { blockFilters } from './filters';
import { LiftBlock } from './LiftBlock';

/** Those that stand are what somebody comes for. */
const standing = { lifted: 'false' };

/** What is kept from paying by direct debit, the newest first. */
export const DebitBlocksList = () => (
  <DirectDebitList of="debit_blocks" filters={blockFilters} filterDefaultValues={standing} table={<BlocksTable />} cards={<BlockCards />} />
);

const nothing = <NoResults text={text.none.debit_blocks} />;
const debitOf = (row: DebitBlockRow) => <BlockedDebit block={row} />;
const actsOf = (row: DebitBlockRow) => <LiftBlock block={row} />;

const BlocksTable = () => (
  <DataTable<DebitBlockRow> bulkActionButtons={false} rowClick={false} size="small" empty={nothing}>
    <DataTable.Col source="kind" disableSort render={blockedWhat} sx={whole} />
    <DataTable.Col source="member" disableSort render={({ member }: DebitBlockRow) => <MemberLink member={member} />} />
    <DataTable.Col source="order_id" disableSort render={debitOf} sx={whole} />
    <DataTable.Col source="reason" disableSort render={blockReason} sx={{ minWidth: 160 }} />
    <DataTable.Col source="since" disableSort render={({ since }: DebitBlockRow) => asDay(since)} sx={whole} />
    <DataTable.Col source="lifted_at" disableSort render={liftedWhen} sx={{ overflowWrap: 'anywhere' }} />
    <DataTable.Col source="id" disableSort render={actsOf} sx={whole} />
  </DataTable>
);

const BlockCards = () => <SimpleList<DebitBlockRow> rowClick={false} empty={nothing} primaryText={blockedWhat} secondaryText={cardFacts} />;
const cardFacts = (row: DebitBlockRow) => (
  <>
    <MemberLink member={row.member} /> {debitOf(row)}
    <br />
    {[blockReason(row), `${text.blocks.since} ${asDay(row.since)}`, liftedWhen(row)].join(' · ')}
    <br />
    {actsOf(row)}
  </>
);
