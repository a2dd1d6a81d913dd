import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { InputOf, VerificationPage } from '#contracts-admin';
import { commands } from '#contracts-admin';
import { useKeys } from '../work-queue/keys';
import { pendingAct } from '../work-queue/pendingAct';
import { verificationStates } from '../code-words';
import { CommandDialog } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { useNextVerification } from './useNextVerification';
import { verificationWords } from './words';

/** What the moderator does with it; each leads to the next one. */
export function VerificationActions({ record }: { readonly record: VerificationPage }) {
  const { id, mine, state, photos } = record;
  const notify = useNotify();
  const { takeNext, isBusy } = useNextVerification();
  const take = useCommand('take_verification');
  const skip = useCommand('skip_verification', { leads: true });
  const approve = useCommand('approve_verification', { leads: true });
  const refuse = useCommand('refuse_verification', { leads: true });
  const [asking, setAsking] = useState(false);
  const mayApprove = mine && photos.length > 0;

  const decided = async (outcome: Awaited<ReturnType<typeof approve.run>>, what: 'approved' | 'refused') => {
    if (outcome.kind === 'refused') return;
    setAsking(false);
    if (outcome.kind === 'done') {
      const text = (left: number) => verificationWords.undo(verificationStates[what], left);
      pendingAct.begin({ id, command: 'undo_verification', queue: 'verifications', itemId: id, text });
    }
    await takeNext();
  };
  const say = async () => {
    const outcome = await approve.run({ id, input: { photos: photos.map((photo) => photo.id) } });
    if (outcome.kind === 'refused') notify(outcome.refusal.text, { type: 'error' });
    await decided(outcome, 'approved');
  };
  const passOver = async () => {
    const outcome = await skip.run({ id, input: {} });
    if (outcome.kind === 'refused') notify(outcome.refusal.text, { type: 'error' });
    else await takeNext();
  };
  useKeys({
    ...(!mine && { n: () => void takeNext() }),
    ...(mayApprove && { a: () => void say() }),
    ...(mine && { r: () => setAsking(true), s: () => void passOver() }),
  });
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
          <Button variant="contained" loading={approve.isBusy} onClick={() => void say()}>
            {commandWords.approve_verification.button}
          </Button>
        ) : null}
        {mine ? (
          <>
            <Button variant="outlined" onClick={() => setAsking(true)}>
              {button}
            </Button>
            <Button variant="outlined" loading={skip.isBusy} onClick={() => void passOver()}>
              {commandWords.skip_verification.button}
            </Button>
          </>
        ) : null}
        {/* Whoever holds a selfie decides or skips it: it would be the next one. */}
        {mine ? null : (
          <Button variant="outlined" loading={isBusy} onClick={() => void takeNext()}>
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
          onConfirm={(input) =>
            void refuse.run({ id, input: input as InputOf<'refuse_verification'> }).then((outcome) => decided(outcome, 'refused'))
          }
          onClose={() => {
            setAsking(false);
            refuse.reset();
          }}
        />
      ) : null}
    </Stack>
  );
}
