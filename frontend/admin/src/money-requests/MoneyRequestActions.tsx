import { Stack } from '@mui/material';
import type { MoneyRequestRow } from '#contracts-admin';
import { CommandButton } from '../commands/CommandButton';
import { words } from '../words';
import { movedBy } from './moved';
import { moneyRequestWords as text } from './money-request-words';

/** Yes or no of the second person; whoever asked may take it back. */
export function MoneyRequestActions({ row }: { readonly row: MoneyRequestRow }) {
  const { id, decidable, declinable, member } = row;
  if (!decidable && !declinable) return null;
  const about = text.about(movedBy(row), member.name ?? words.unknown);
  return (
    <Stack direction="row" spacing={1} component="span">
      {decidable ? <CommandButton command="confirm_money" id={id} about={about} variant="outlined" size="small" /> : null}
      {declinable ? <CommandButton command="decline_money" id={id} about={about} size="small" /> : null}
    </Stack>
  );
}
