import { Failed } from './Failed';
import { Waiting } from './Waiting';

interface AnswerStateProps {
  readonly answer: { readonly data: unknown; readonly error: Error | null; readonly refetch: () => Promise<unknown> };
}

/** While an answer is on its way, and when it does not come. What is shown already stays, and it is said that it is not read again. */
export function AnswerState({ answer: { data, error, refetch } }: AnswerStateProps) {
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  return data === undefined ? <Waiting /> : null;
}
