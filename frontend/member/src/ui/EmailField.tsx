import type { ComponentProps } from 'react';
import { Field } from './Field';

/** An e-mail address: no capitals, no red waves, the right keyboard on a phone, and the browser may offer what it knows. */
export function EmailField(props: Omit<ComponentProps<typeof Field>, 'name' | 'type' | 'inputMode'>) {
  return (
    <Field name="email" type="email" autoComplete="email" inputMode="email" autoCapitalize="none" spellCheck={false} required {...props} />
  );
}
