import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { InputOf, VerificationPage } from '#contracts-admin';
import type { KeyRefusal } from '../work-queue/key-policy';
import { useKeys, type KeyTarget } from '../work-queue/keys';
import { pendingActs } from '../work-queue/pendingActs';
import { whyNot } from '../work-queue/words';
import { verificationStates } from '../code-words';
import { useCommand } from '../commands/useCommand';
import { useNextVerification } from './useNextVerification';
import { verificationWords } from './words';

/** Approving, refusing and passing over a selfie, by button and by key; each leads to the next one, and can be taken back for some seconds. */
export function useVerificationActs({ id, name, mine, photos }: VerificationPage, target: KeyTarget) {
  const notify = useNotify();
  const { takeNext, isBusy: isTaking } = useNextVerification();
  const skip = useCommand('skip_verification', { leads: true });
  const approve = useCommand('approve_verification', { leads: true });
  const refuse = useCommand('refuse_verification', { leads: true });
  const [asking, setAsking] = useState(false);
  const mayApprove = mine && photos.length > 0;

  const decided = async (outcome: Awaited<ReturnType<typeof approve.run>>, what: 'approved' | 'refused') => {
    if (outcome.kind === 'refused') return;
    setAsking(false);
    if (outcome.kind === 'done') offerUndo(id, [verificationStates[what], name]);
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
  return {
    mayApprove,
    asking,
    setAsking,
    takeNext,
    isTaking,
    approve: { act: () => void say(), isBusy: approve.isBusy },
    skip: { act: () => void passOver(), isBusy: skip.isBusy },
    refuse: {
      act: (input: InputOf<'refuse_verification'>) => void refuse.run({ id, input }).then((outcome) => decided(outcome, 'refused')),
      cancel: () => {
        setAsking(false);
        refuse.reset();
      },
      isBusy: refuse.isBusy,
      refusal: refuse.refusal,
    },
  };
}

function offerUndo(id: string, about: readonly (string | null)[]): void {
  const text = (left: number) => verificationWords.undo(about.filter(Boolean).join(', '), left);
  pendingActs.begin({ id, command: 'undo_verification', queue: 'verifications', itemId: id, text });
}
