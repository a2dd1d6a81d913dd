import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { askedAnswer, type AskedAnswer } from '#contracts-admin';
import { officeApi } from '../officeApi';
import { readAnswer } from '../readAnswer';
import { useRefusal } from '../ui/useRefusal';
import { orderWords } from './order-words';

interface AskProviderProps {
  readonly id: string;
  readonly onAsked: (asked: AskedAnswer) => void;
}

/** What the provider says is taken over at once, so the page is read anew beside its answer. */
export function AskProvider({ id, onAsked }: AskProviderProps) {
  const notify = useNotify();
  const refresh = useRefresh();
  const refusalOf = useRefusal();
  const { mutate, isPending } = useMutation({
    mutationFn: () => readAnswer(officeApi.askProvider(id), askedAnswer),
    onSuccess: (asked) => {
      onAsked(asked);
      refresh();
    },
    onError: async (error) => {
      const text = await refusalOf(error);
      if (text) notify(text, { type: 'error' });
    },
  });
  return (
    <Button variant="outlined" loading={isPending} onClick={() => mutate()}>
      {orderWords.provider.ask}
    </Button>
  );
}
