import { useState } from 'react';
import type { CommandName } from '#contracts-admin';
import type { CommandParams } from '../dataProvider';
import { useCommand, type CommandOptions } from './useCommand';

/** A command that is asked about first: the question stays open over a refusal, and goes with every other end. */
export function useConfirmedCommand<Name extends CommandName>(name: Name, options?: CommandOptions<Name>) {
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy, refusal, reset } = useCommand(name, options);
  const close = () => {
    setAsking(false);
    reset();
  };
  return {
    isAsking,
    isBusy,
    refusal,
    ask: () => setAsking(true),
    close,
    run: async (params: CommandParams<Name>) => {
      const outcome = await run(params);
      if (outcome.kind !== 'refused') close();
      return outcome;
    },
  };
}
