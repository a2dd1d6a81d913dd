import { Box, chakra, Flex } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { unbroken } from '#kit';
import { inputRecipe } from '#member/theme/recipes';

export const Input = chakra('input', inputRecipe);
const Area = chakra('textarea', inputRecipe, { defaultProps: { kind: 'area', dir: 'auto' } });
const Label = chakra('label', { base: { display: 'inline', fontWeight: 'medium' } });

export interface FieldWords {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string;
  readonly required?: boolean;
  readonly optional?: boolean;
}

/** Whether an answer is needed, in words. */
export function NeedMark({ required, optional }: Pick<FieldWords, 'required' | 'optional'>) {
  const { t } = useTranslation();
  if (!required && !optional) return null;
  return (
    <Box as="span" textStyle="small" color="ink.soft">
      {' '}
      ({required ? t('field.required') : t('field.optional')})
    </Box>
  );
}

export function FieldError({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <Flex id={id} gap="2" align="flex-start" color="danger" fontWeight="medium" mb="2">
      <Box pt="0.5" flexShrink={0}>
        <CircleAlert size="1.4rem" aria-hidden />
      </Box>
      <span>{unbroken(children)}</span>
    </Flex>
  );
}

/** The ids that tie a control to its hint and its error. */
export function useFieldIds(given: string | undefined, { hint, error }: Pick<FieldWords, 'hint' | 'error'>) {
  const made = useId();
  const id = given ?? made;
  const described = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(' ');
  return { id, describedBy: described || undefined, hintId: `${id}-hint`, errorId: `${id}-error` };
}

interface FieldFrameProps extends FieldWords {
  readonly id: string;
  readonly children: ReactNode;
}

/** Label above, hint, error beside the control. */
export function FieldFrame({ id, label, hint, error, required, optional, children }: FieldFrameProps) {
  return (
    <Box mb="5">
      <Box mb="1.5">
        <Label htmlFor={id}>{label}</Label>
        <NeedMark required={required} optional={optional} />
      </Box>
      {hint ? (
        <Box id={`${id}-hint`} textStyle="small" color="ink.soft" mb="2">
          {hint}
        </Box>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {children}
    </Box>
  );
}

type FieldProps = FieldWords & Omit<ComponentProps<typeof Input>, 'required' | 'kind'> & { readonly name: string };

/**
 * One question with a text box. Give `autoComplete` its standard token. It is uncontrolled: pass `defaultValue`, or spread
 * react-hook-form's `register(…)`.
 */
export function Field({ id: given, label, hint, error, required, optional, ...rest }: FieldProps) {
  const { id, describedBy } = useFieldIds(given ?? rest.name, { hint, error });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required} optional={optional}>
      <Input
        id={id}
        aria-describedby={describedBy}
        aria-invalid={error ? true : undefined}
        aria-required={required || undefined}
        {...rest}
      />
    </FieldFrame>
  );
}

type TextAreaProps = FieldWords & Omit<ComponentProps<typeof Area>, 'required' | 'kind'> & { readonly name: string };

export function TextArea({ id: given, label, hint, error, required, optional, ...rest }: TextAreaProps) {
  const { id, describedBy } = useFieldIds(given ?? rest.name, { hint, error });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required} optional={optional}>
      <Area
        id={id}
        rows={5}
        aria-describedby={describedBy}
        aria-invalid={error ? true : undefined}
        aria-required={required || undefined}
        {...rest}
      />
    </FieldFrame>
  );
}
