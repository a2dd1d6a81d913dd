import { useState } from 'react';
import type { IcebreakerList } from '#contracts-admin';
import { useCommand } from '../commands/useCommand';
import { moved } from '../ui/ordered';
import { asLines, faultsOf, isSame, typedLines, withLine, type TypedLine } from './lines';
import { siteListWords as text } from './site-list-words';

const meanwhile = { settings_changed: text.meanwhile };

/** The lines of one language as they are typed: what is wrong with them, their order, and saving them. */
export function useLines(siteId: string, { locale, version, lines: now }: IcebreakerList) {
  const [opened, setOpened] = useState(version);
  const [lines, setLines] = useState<readonly TypedLine[]>(() => typedLines(now));
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy, refusal, reset } = useCommand('set_icebreakers', { meanwhile });

  const change = (typed: readonly TypedLine[]) => {
    setLines(typed);
    // What the server says about a line is said by its place: it would stand beside another one.
    reset();
    if (Object.keys(faults).length > 0) setFaults(faultsOf(typed));
  };
  return {
    lines,
    problems: { ...refusal?.fields, ...faults } as Readonly<Record<string, string>>,
    isChanged: !isSame(now, lines),
    /** Somebody else wrote meanwhile. */
    isOutdated: version !== opened,
    isAsking,
    isBusy,
    refusal,
    add: () => change(withLine(lines)),
    replace: (key: number, part: Partial<TypedLine>) => change(lines.map((line) => (line.key === key ? { ...line, ...part } : line))),
    remove: (removed: number) => change(lines.filter(({ key }) => key !== removed)),
    move: (key: number, by: -1 | 1) => {
      const order = moved(
        lines.map((line) => String(line.key)),
        String(key),
        by,
      );
      change(order.flatMap((one) => lines.find((line) => String(line.key) === one) ?? []));
    },
    discard: () => change(typedLines(now)),
    ask: () => {
      const wrong = faultsOf(lines);
      setFaults(wrong);
      if (Object.keys(wrong).length === 0) setAsking(true);
    },
    cancel: () => setAsking(false),
    save: async ({ reason = '' }: { readonly reason?: string }) => {
      const outcome = await run({ id: siteId, input: { locale, version, lines: asLines(lines), reason } });
      if (outcome.kind === 'done') setOpened(version + 1);
      // What may not stand in a line stands beside it.
      if (outcome.kind !== 'refused' || Object.keys(outcome.refusal.fields).some((path) => path.startsWith('lines.'))) setAsking(false);
    },
  };
}
