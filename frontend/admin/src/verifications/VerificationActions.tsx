import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { InputOf, VerificationPage } from '#contracts-admin';
import { commands } from '#contracts-admin';
import type { KeyRefusal } from '../work-queue/key-policy';
import { useKeys, type KeyTarget } from '../work-queue/keys';
import { pendingActs } from '../work-queue/pendingActs';
import { whyNot } from '../work-queue/words';
import { verificationStates } from '../code-words';
import { CommandDialog } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { useNextVerification } from './useNextVerification';
import { verificationWords } from './words';

/** What the moderator does with it; each leads to the next one. */
export function VerificationActions({ record, target }: { readonly record: VerificationPage; readonly target: KeyTarget }) {
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
      const about = [verificationStates[what], record.name].filter(Boolean).join(', ');
      const text = (left: number) => verificationWords.undo(about, left);
      pendingActs.begin({ id, command: 'undo_verification', queue: 'verifications', itemId: id, text });
    }
    await takeNext();
  };
  const say = async () => {
    const outcome = await approve.run({ id, input: { photos: photos.map((photo) => photo.id) } });
    if (outcome.kind === 'refused') notify(outcome.refusal.text, { type: 'error' });
    await decided(outcome, 'approved');
  };
  const tell = (why: KeyRefusal) => {
    if (why === 'too_soon') notify(whyNot(why));
  };
  const passOver = async () => {
    const outcome = await skip.run({ id, input: {} });
    if (outcome.kind === 'refused') notify(outcome.refusal.text, { type: 'error' });
    else await takeNext();
  };
  useKeys(
    {
      ...(!mine && { n: { kind: 'opens', act: () => void takeNext() } }),
      ...(mayApprove && { a: { kind: 'decides', act: () => void say(), refuse: tell } }),
      ...(mine && {
        r: { kind: 'opens', act: () => setAsking(true) },
        s: { kind: 'passes', act: () => void passOver(), refuse: tell },
      }),
    },
    target,
  );
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
