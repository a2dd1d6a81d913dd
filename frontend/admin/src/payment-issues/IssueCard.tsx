import { Box, Stack, Typography } from '@mui/material';
import type { PaymentIssueRow } from '#contracts-admin';
import { CommandButton } from '../commands/CommandButton';
import { MemberLink } from '../members/MemberLink';
import { OrderLink } from '../orders/OrderLink';
import { asTime } from '../ui/format';
import { Label } from '../ui/Label';
import { IssueNote } from './IssueNote';
import { detailsOf, issueKinds, issueWords as text } from './issue-words';

interface IssueProps {
  readonly issue: PaymentIssueRow;
}

interface IssueCardProps extends IssueProps {
  /** On the page of its order it needs no way there, and stands below the heading of a section. */
  readonly isOnOrder?: boolean;
}

/** One issue: what it means, what is known of it, and what can be done. */
export function IssueCard({ issue, isOnOrder = false }: IssueCardProps) {
  const { kind, details, note, closed_because: why } = issue;
  const { name, what } = issueKinds[kind];
  return (
    <Stack component="article" spacing={0.5} sx={{ borderLeft: 3, borderColor: 'divider', pl: 1.5, overflowWrap: 'anywhere' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography component={isOnOrder ? 'h4' : 'h2'} sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        <IssueState issue={issue} />
      </Stack>
      <Typography sx={{ maxWidth: '68ch' }}>{what}</Typography>
      {isOnOrder ? null : <Subject issue={issue} />}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[timesOf(issue), detailsOf(details)].filter(Boolean).join(' · ')}
      </Typography>
      {note ? <Typography sx={{ maxWidth: '68ch' }}>{`${text.note}: ${note}`}</Typography> : null}
      {why ? <Typography>{text.closedBecause(why)}</Typography> : null}
      <Acts issue={issue} />
    </Stack>
  );
}

function timesOf({ found_at, seen_at, closed_at }: PaymentIssueRow): string {
  const last = closed_at ? text.closedAt(asTime(closed_at)) : seen_at === found_at ? '' : text.seen(asTime(seen_at));
  return [text.found(asTime(found_at)), last].filter(Boolean).join(', ');
}

function IssueState({ issue: { closed_at, taken_by, is_mine } }: IssueProps) {
  if (closed_at) return <Label>{text.closed}</Label>;
  if (is_mine) return <Label tone="good">{text.takenByMe}</Label>;
  return taken_by ? <Label>{text.takenBy(taken_by)}</Label> : <Label tone="warning">{text.open}</Label>;
}

/** Leads to the order and to the member; what is neither is named by its id at the provider. */
const Subject = ({ issue: { subject, order_id, member_id } }: IssueProps) => (
  <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 2 }}>
    {order_id ? <OrderLink id={order_id}>{text.order}</OrderLink> : null}
    {member_id ? <MemberLink member={{ id: member_id, name: text.member }} /> : null}
    {subject === order_id || subject === member_id ? null : <span>{text.subject(subject)}</span>}
  </Stack>
);

function Acts({ issue }: IssueProps) {
  const { id, kind, closed_at, is_mine } = issue;
  if (closed_at) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 0.5 }}>
      {is_mine ? null : <CommandButton command="take_issue" id={id} variant="outlined" size="small" />}
      <IssueNote issue={issue} />
      <CommandButton command="close_issue" id={id} about={issueKinds[kind].name} variant="outlined" size="small" />
    </Box>
  );
}
