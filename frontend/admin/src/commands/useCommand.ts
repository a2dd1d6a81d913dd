import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { CommandName, ResultOf } from '#contracts-admin';
import type { CommandParams, OfficeDataProvider } from '../dataProvider';
import { carryOut, type Outcome, type Refusal, type Screen } from './carryOut';
import { commandWords } from './words';

interface RunningCommand<Name extends CommandName> {
  /** While one is under way, there is no second: both presses are answered by the first. */
  readonly run: (params: CommandParams<Name>) => Promise<Outcome<ResultOf<Name>>>;
  readonly isBusy: boolean;
  /** Why the last try came to nothing. */
  readonly refusal: Refusal | undefined;
  /** Forgets the last try. */
  readonly reset: () => void;
}

export interface CommandOptions<Name extends CommandName> extends Pick<Screen, 'meanwhile'> {
  /** Another page follows at once, which shows what was done: nothing is said, and this one is not read again. */
  readonly leads?: boolean;
  /** Where what came of it depends on the answer. */
  readonly says?: (result: ResultOf<Name>) => string;
}

/** A command of the table, for a button or a form: acts, says how it went and reads the screen again. */
export function useCommand<Name extends CommandName>(
  name: Name,
  { leads = false, says, meanwhile = {} }: CommandOptions<Name> = {},
): RunningCommand<Name> {
  const dataProvider = useDataProvider<OfficeDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutateAsync, isPending, data, reset } = useMutation({
    mutationFn: (params: CommandParams<Name>) =>
      carryOut<Name>(() => dataProvider.command(name, params), leads ? null : (says ?? commandWords[name].done), {
        notify,
        refresh,
        meanwhile,
      }),
  });
  const running = useRef<Promise<Outcome<ResultOf<Name>>>>(undefined);
  // The second press of a double click comes before the button is drawn as busy.
  const run = (params: CommandParams<Name>) => {
    running.current ??= mutateAsync(params).finally(() => {
      running.current = undefined;
    });
    return running.current;
  };
  return { run, isBusy: isPending, refusal: data?.kind === 'refused' ? data.refusal : undefined, reset };
}
