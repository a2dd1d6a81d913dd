import type { CodesForm, Faults } from './codes-form';

/** Of each part of the form. */
export interface FormProps {
  readonly form: CodesForm;
  readonly problems: Faults;
  readonly onChange: (change: Partial<CodesForm>) => void;
}
