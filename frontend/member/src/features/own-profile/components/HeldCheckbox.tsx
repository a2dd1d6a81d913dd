import { notifyManager } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { Checkbox } from '#member/ui/ChoiceCards';

interface HeldCheckboxProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly describedBy?: string;
  /** Holds at once; answers whether the server took it. */
  readonly onChange: (on: boolean) => Promise<boolean>;
}

/** A switch that holds without a Save. It shows the last wish at once, and goes back when the server did not take it. */
export function HeldCheckbox({ name, label, checked, describedBy, onChange }: HeldCheckboxProps) {
  const [wish, setWish] = useState<boolean | null>(null);
  const turns = useRef(0);
  const turn = (on: boolean) => {
    const mine = (turns.current += 1);
    setWish(on);
    // The answer is told to the screen a moment later: without the wish until then, the switch would jump back and forth.
    const letGo = () => notifyManager.schedule(() => (mine === turns.current ? setWish(null) : undefined));
    void onChange(on).finally(letGo);
  };
  return (
    <Checkbox
      name={name}
      label={label}
      checked={wish ?? checked}
      aria-describedby={describedBy}
      onChange={({ currentTarget }) => turn(currentTarget.checked)}
    />
  );
}
