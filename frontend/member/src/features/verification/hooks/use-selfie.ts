import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { VerificationAnswer } from '#contracts';
import { beginVerification, sendSelfie, verificationKey, withdrawVerification } from '#member/shared/api/verification';

/** What one can do about it; each answer is how it stands then, and a refusal asks anew. */
export function useSelfie() {
  const queries = useQueryClient();
  const settled = {
    onSuccess: (answer: VerificationAnswer) => queries.setQueryData(verificationKey, answer),
    onError: () => void queries.invalidateQueries({ queryKey: verificationKey }),
  };
  const begin = useMutation({ mutationFn: beginVerification, ...settled });
  const send = useMutation({ mutationFn: sendSelfie, ...settled });
  const withdraw = useMutation({ mutationFn: withdrawVerification, ...settled });
  return { begin, send, withdraw };
}
