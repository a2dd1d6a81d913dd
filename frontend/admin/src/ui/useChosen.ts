import { useState } from 'react';

/** What somebody chooses in place of what counts now, in its order, until they save it or leave it as it was. */
export function useChosen<Choice extends string>(now: readonly Choice[], version: number) {
  const [opened, setOpened] = useState(version);
  const [chosen, setChosen] = useState<readonly Choice[]>();
  const offered = chosen ?? now;
  const begin = () => {
    if (!chosen) setOpened(version);
  };
  return {
    offered,
    isChanged: String(offered) !== String(now),
    /** Somebody else changed it after this choice had begun. */
    isOutdated: version !== opened,
    begin,
    choose: (next: readonly Choice[]) => {
      begin();
      setChosen(next);
    },
    discard: () => setChosen(undefined),
  };
}
