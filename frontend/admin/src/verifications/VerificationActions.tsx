import { Button, Stack, Typography } from '@mui/material';
import type { InputOf, VerificationPage } from '#contracts-admin';
import { commands } from '#contracts-admin';
import type { KeyTarget } from '../work-queue/keys';
import { CommandDialog } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { useVerificationActs } from './useVerificationActs';
import { verificationWords } from './words';

/** What the moderator does with it; each leads to the next one. */
export function VerificationActions({ record, target }: { readonly record: VerificationPage; readonly target: KeyTarget }) {
  const { id, mine, state } = record;
  const take = useCommand('take_verification');
  const { mayApprove, asking, setAsking, takeNext, isTaking, approve, skip, refuse } = useVerificationActs(record, target);
  const { button, question } = commandWords.refuse_verification;
  return (
    <Stack spacing={1}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {state === 'waiting' && !mine ? (
          <Button variant="contained" loading={take.isBusy} onClick={() => void take.run({ input: { verification: id } })}>
            {verificationWords.take}
          </Button>
        ) : null}
        {mayApprove ? (
          <Button variant="contained" loading={approve.isBusy} onClick={approve.act}>
            {commandWords.approve_verification.button}
          </Button>
        ) : null}
        {mine ? (
          <>
            <Button variant="outlined" onClick={() => setAsking(true)}>
              {button}
            </Button>
            <Button variant="outlined" loading={skip.isBusy} onClick={skip.act}>
              {commandWords.skip_verification.button}
            </Button>
          </>
        ) : null}
        {/* Whoever holds a selfie decides or skips it: it would be the next one. */}
        {mine ? null : (
          <Button variant="outlined" loading={isTaking} onClick={() => void takeNext()}>
            {verificationWords.nextKey}
          </Button>
        )}
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {mine ? verificationWords.keys : verificationWords.keysFree}
      </Typography>
      {asking ? (
        <CommandDialog
          question={question}
          about={record.name ?? ''}
          rule={commands.refuse_verification.reason}
          confirm={button}
          isBusy={refuse.isBusy}
          refusal={refuse.refusal}
          onConfirm={(input) => refuse.act(input as InputOf<'refuse_verification'>)}
          onClose={refuse.cancel}
        />
      ) : null}
    </Stack>
  );
}
