import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import type { TownView } from '#contracts';
import { meant, townLabel } from '../model/towns';
import { useTownSearch } from './use-town-search';

interface TownComboboxOptions {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly country: string;
  readonly chosen: { readonly id: string; readonly name: string };
  readonly onChoose: (town: TownView | null) => void;
}

/** The list below the field: what it offers, whether it is open, which town the arrow keys are on, and how one is chosen. */
export function useTownCombobox({ input, country, chosen, onChoose }: TownComboboxOptions) {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const search = useTownSearch(country, text);
  const { towns } = search;
  const shown = open && towns.length > 0;

  // The draft brings a town after the page came alive; another country takes it away.
  useEffect(() => {
    if (input.current && !open) input.current.value = chosen.name || text;
  }, [input, chosen.name, text, open]);

  const choose = (town: TownView) => {
    onChoose(town);
    setText('');
    setOpen(false);
    setActive(-1);
    if (input.current) input.current.value = townLabel(town);
  };
  const type = (next: string) => {
    setText(next);
    setOpen(true);
    setActive(-1);
    onChoose(null);
  };
  const leave = () => {
    setOpen(false);
    const town = chosen.id ? undefined : meant(text, towns);
    if (town) choose(town);
  };
  const step = (by: 1 | -1) => {
    setOpen(true);
    if (towns.length > 0) setActive((now) => (now < 0 && by < 0 ? towns.length - 1 : (now + by + towns.length) % towns.length));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      step(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault();
      setOpen(false);
      setActive(-1);
    } else if (event.key === 'Enter' && shown) {
      const town = towns[active] ?? meant(text, towns);
      if (!town) return;
      event.preventDefault();
      choose(town);
    }
  };
  return { search, open, shown, active, choose, type, leave, onKeyDown };
}
