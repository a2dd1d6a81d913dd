import type { Faults, GiftForm } from './gift-form';

/** Of each part of the form. */
export interface FormProps {
  readonly form: GiftForm;
  readonly problems: Faults;
  readonly onChange: (change: Partial<GiftForm>) => void;
}
