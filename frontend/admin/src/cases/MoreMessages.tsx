import { Stack, Typography } from '@mui/material';
import type { InitiativeView } from '#contracts-admin';
import { CommandButton } from '../commands/CommandButton';
import { asTime } from '../ui/format';
import { words } from '../words';
import { answerReasons, initiativeWords as text, moreReasons } from './initiative-words';

interface MoreMessagesProps {
  readonly caseId: string;
  readonly initiative: InitiativeView;
}

/** More than what made the signals: asked for by one, agreed to by another. */
export function MoreMessages({ caseId, initiative: { more, may_ask } }: MoreMessagesProps) {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      {more ? <Request more={more} /> : null}
      {more?.may_answer ? (
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          <CommandButton command="grant_more" id={caseId} variant="contained" />
          <CommandButton command="refuse_more" id={caseId} variant="outlined" />
        </Stack>
      ) : null}
      {may_ask ? <CommandButton command="ask_more" id={caseId} variant="outlined" /> : null}
    </Stack>
  );
}

function Request({ more: { state, by, at, reason, answered_by, answer_reason } }: { readonly more: NonNullable<InitiativeView['more']> }) {
  const answer = answer_reason ? answerReasons[answer_reason] : '';
  const name = answered_by ?? words.unknown;
  const outcome = { waiting: text.waits, granted: text.granted(name, answer), refused: text.refused(name, answer) };
  return <Typography>{`${text.asked(by ?? words.unknown, asTime(at), moreReasons[reason])} ${outcome[state]}`}</Typography>;
}
