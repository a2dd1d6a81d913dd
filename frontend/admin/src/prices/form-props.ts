import type { Faults, PricesForm } from './prices-form';

/** Of each part of the form. */
export interface FormProps {
  readonly form: PricesForm;
  readonly problems: Faults;
  readonly onChange: (change: Partial<PricesForm>) => void;
}
