import { Box, chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { inputRecipe } from '#member/theme/recipes';
import { FieldFrame, useFieldIds, type FieldWords } from './Field';

const NativeSelect = chakra('select', inputRecipe);

export interface Option {
  readonly value: string;
  readonly label: string;
}

type PlainSelectProps = Omit<ComponentProps<typeof NativeSelect>, 'kind' | 'children'> & {
  readonly options: readonly Option[];
  /** First entry that means "no choice yet". */
  readonly empty?: string;
};

/** The device's own list: the one that its owner knows. */
export function PlainSelect({ options, empty, ...rest }: PlainSelectProps) {
  return (
    <Box as="span" display="block" position="relative">
      <NativeSelect appearance="none" pe="12" textOverflow="ellipsis" {...rest}>
        {empty === undefined ? null : <option value="">{empty}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
      <Box as="span" position="absolute" insetEnd="4" top="0" bottom="0" display="flex" alignItems="center" pointerEvents="none">
        <ChevronDown size="1.4rem" aria-hidden />
      </Box>
    </Box>
  );
}

type SelectProps = FieldWords & Omit<PlainSelectProps, 'required'> & { readonly name: string };

export function Select({ id: given, label, hint, error, required, optional, ...rest }: SelectProps) {
  const { id, describedBy } = useFieldIds(given ?? rest.name, { hint, error });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required} optional={optional}>
      <PlainSelect
        id={id}
        aria-describedby={describedBy}
        aria-invalid={error ? true : undefined}
        aria-required={required || undefined}
        {...rest}
      />
    </FieldFrame>
  );
}
