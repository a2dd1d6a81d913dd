import { useState } from 'react';
import type { SettingName, SettingValues } from '#contracts-admin';
import { changesIn, metIn, type Edits } from './edits';

/** What is chosen and not saved yet, what of it cannot be, and what somebody else changed meanwhile. */
export function useSettingEdits(settings: SettingValues) {
  const [seen, setSeen] = useState(settings);
  const [chosen, setChosen] = useState<Edits>({});
  const [wrong, setWrong] = useState<readonly SettingName[]>([]);
  const [drawn, setDrawn] = useState(0);
  return {
    chosen,
    wrong,
    /** Changes when the fields are to be drawn anew. */
    drawn,
    changed: changesIn(settings, chosen),
    met: metIn(seen, settings, chosen),
    choose: (name: SettingName, value: SettingValues[SettingName] | undefined) => {
      setWrong((names) => (value === undefined ? [...new Set([...names, name])] : names.filter((one) => one !== name)));
      if (value !== undefined) setChosen((before) => ({ ...before, [name]: value }));
    },
    forget: (name: SettingName) => {
      setChosen(({ [name]: _, ...others }) => others);
      setDrawn((count) => count + 1);
    },
    startAnew: (from: SettingValues) => {
      setSeen(from);
      setChosen({});
      setWrong([]);
      setDrawn((count) => count + 1);
    },
  };
}
