import { useState, type ReactNode } from 'react';
import { Checkbox } from '../../../ui/ChoiceCards';

interface HeldCheckboxProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly describedBy?: string;
  /** Holds at once; answers whether the server took it. */
  readonly onChange: (on: boolean) => Promise<boolean>;
}

/** A switch that holds without a Save. It shows the wish at once, and goes back when the server did not take it. */
export function HeldCheckbox({ name, label, checked, describedBy, onChange }: HeldCheckboxProps) {
  const [wish, setWish] = useState<boolean | null>(null);
  return (
    <Checkbox
      name={name}
      label={label}
      checked={wish ?? checked}
      aria-describedby={describedBy}
      onChange={({ currentTarget }) => {
        setWish(currentTarget.checked);
        void onChange(currentTarget.checked).finally(() => setWish(null));
      }}
    />
  );
}
