import { DataTable, SimpleList, TopToolbar } from 'react-admin';
import { invitationStates, type InvitationRow, type InvitationState } from '#contracts-admin';
import { whole } from '../ui/cells';
import { asDay } from '../ui/format';
import { Label } from '../ui/Label';
import { NoResults } from '../ui/NoResults';
import { OfficeList } from '../ui/OfficeList';
import { choicesOf, fixedChoiceFilter } from '../ui/filters';
import { words } from '../words';
import { InvitationActions, UsedBy } from './InvitationActions';
import { MakeInvitation } from './MakeInvitation';

const tones = { open: 'good', used: 'plain', expired: 'warning', revoked: 'bad' } as const satisfies Record<InvitationState, string>;
const StateLabel = ({ state }: { readonly state: InvitationState }) => <Label tone={tones[state]}>{words.invitations.states[state]}</Label>;

const newestFirst = { field: 'made_at', order: 'DESC' } as const;
const filters = [fixedChoiceFilter('state', choicesOf(invitationStates, words.invitations.states))];

/** Who may come in on a site that takes members by invitation only. */
export function InvitationsList() {
  return (
    <OfficeList
      filters={filters}
      actions={
        <TopToolbar>
          <MakeInvitation />
        </TopToolbar>
      }
      sort={newestFirst}
      table={<InvitationsTable />}
      cards={<InvitationCards />}
    />
  );
}

const nothing = <NoResults text={words.invitations.none} />;
const mailOf = ({ mail }: InvitationRow) => (mail ? words.invitations.mails[mail] : '');
const noteAndMail = (row: InvitationRow) => [row.note, mailOf(row)].filter(Boolean).join(' · ');
const who = ({ made_by }: InvitationRow) => made_by ?? words.unknown;

const InvitationsTable = () => (
  <DataTable<InvitationRow> bulkActionButtons={false} rowClick={false} size="small" empty={nothing}>
    <DataTable.Col source="note" disableSort render={noteAndMail} sx={{ overflowWrap: 'anywhere' }} />
    <DataTable.Col source="state" disableSort render={({ state }: InvitationRow) => <StateLabel state={state} />} />
    <DataTable.Col source="made_at" disableSort render={({ made_at }: InvitationRow) => asDay(made_at)} sx={whole} />
    <DataTable.Col source="made_by" disableSort render={who} sx={whole} />
    <DataTable.Col source="expires_at" disableSort render={({ expires_at }: InvitationRow) => asDay(expires_at)} sx={whole} />
    <DataTable.Col source="used_by" disableSort render={(row: InvitationRow) => <UsedBy row={row} />} sx={whole} />
    <DataTable.Col source="url" disableSort render={(row: InvitationRow) => <InvitationActions row={row} />} sx={whole} />
  </DataTable>
);

const InvitationCards = () => (
  <SimpleList<InvitationRow> rowClick={false} empty={nothing} primaryText={cardTitle} secondaryText={cardFacts} />
);

const cardTitle = (row: InvitationRow) => (
  <>
    {row.note || words.invitations.noNote} <StateLabel state={row.state} />
  </>
);
const cardFacts = (row: InvitationRow) => (
  <>
    {[who(row), asDay(row.made_at), mailOf(row)].filter(Boolean).join(' · ')}
    <br />
    <UsedBy row={row} />
    <InvitationActions row={row} />
  </>
);
