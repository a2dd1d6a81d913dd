import { Stack } from '@mui/material';
import type { MoneyRequestRow } from '#contracts-admin';
import { CommandButton } from '../commands/CommandButton';
import { words } from '../words';
import { movedBy } from './moved';
import { moneyRequestWords as text } from './money-request-words';

/** Yes or no of the second person. Nothing is left to do where it is decided, or for whoever asked for it. */
export function MoneyRequestActions({ row }: { readonly row: MoneyRequestRow }) {
  const { id, state, decidable, member } = row;
  if (state !== 'waiting' || !decidable) return null;
  const about = text.about(movedBy(row), member.name ?? words.unknown);
  return (
    <Stack direction="row" spacing={1} component="span">
      <CommandButton command="confirm_money" id={id} about={about} variant="outlined" size="small" />
      <CommandButton command="decline_money" id={id} about={about} size="small" />
    </Stack>
  );
}
