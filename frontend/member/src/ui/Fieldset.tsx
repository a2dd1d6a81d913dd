import { Box, chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { FieldError, NeedMark, type FieldWords } from './Field';

const Frame = chakra('fieldset', { base: { minW: '0', mb: '5' } });
const Legend = chakra('legend', { base: { fontWeight: 'medium', mb: '1.5', p: '0' } });

interface FieldsetProps extends FieldWords {
  readonly id?: string;
  readonly children: ReactNode;
}

/** Several controls that answer one question. `id` is where the error summary links to. */
export function Fieldset({ id: given, label, hint, error, required, optional, children }: FieldsetProps) {
  const made = useId();
  const id = given ?? made;
  const described = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(' ');
  return (
    <Frame id={id} tabIndex={-1} aria-describedby={described || undefined}>
      <Legend>
        {label}
        <NeedMark required={required} optional={optional} />
      </Legend>
      {hint ? (
        <Box id={`${id}-hint`} textStyle="small" color="ink.soft" mb="2">
          {hint}
        </Box>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {children}
    </Frame>
  );
}
