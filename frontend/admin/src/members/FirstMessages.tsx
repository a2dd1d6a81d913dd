import { Stack } from '@mui/material';
import type { MemberPage, MemberTrust } from '#contracts-admin';
import { CommandButton } from '../commands/CommandButton';
import { asDay } from '../ui/format';
import { words } from '../words';

const { limit: text } = words;

/** How many conversations the member may begin in a day, why, and the button that gives the usual number back. */
export function FirstMessages({ member: { id, trust } }: { readonly member: MemberPage }) {
  const isLimited = trust.daily !== null || trust.lifted_at === null;
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <span>{sentencesOf(trust).join(' ')}</span>
      {isLimited && <CommandButton command="lift_limit" id={id} variant="outlined" size="small" />}
    </Stack>
  );
}

function sentencesOf({ daily, confirmed_reports, signals, lifted_at }: MemberTrust): string[] {
  return [
    `${daily === null ? text.byAge : text.daily(daily)}.`,
    text.found(confirmed_reports, signals),
    ...(lifted_at ? [text.lifted(asDay(lifted_at))] : []),
  ];
}
