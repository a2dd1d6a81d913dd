import { Box, chakra, Grid } from '@chakra-ui/react';
import type { ChangeEvent, ReactNode, Ref } from 'react';
import { Fieldset } from './Fieldset';
import type { FieldWords } from './Field';

const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: 'action',
    px: '4',
    py: '2.5',
    bg: 'surface',
    borderWidth: 'control',
    borderColor: 'line',
    borderRadius: 'control',
    cursor: 'pointer',
    _hover: { borderColor: 'ink' },
    '&:has(:checked)': { borderColor: 'primary', bg: 'primary.tint', fontWeight: 'medium' },
    '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '3px' },
  },
});
const Mark = chakra('input', { base: { flexShrink: 0, w: '6', h: '6', accentColor: '{colors.primary}', outline: 'none !important' } });

export interface ChoiceOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

interface ChoiceCardsProps extends FieldWords {
  readonly name: string;
  readonly options: readonly ChoiceOption[];
  readonly defaultValue?: string | readonly string[];
  /** Set: the answer is kept outside, and `onChange` tells of a new one. */
  readonly value?: string;
  /** `many` lets the member tick several. */
  readonly many?: boolean;
  /** `many`: as many as fit, for long lists of short words. */
  readonly columns?: 1 | 2 | 3 | 'many';
  readonly onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  /** react-hook-form's `register(name)` may be spread: its ref and onBlur go to each input. */
  readonly onBlur?: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Radio buttons or tick boxes as large cards: the whole card is the target. */
export function ChoiceCards({
  name,
  options,
  defaultValue,
  value: controlledValue,
  many = false,
  columns = 1,
  onChange,
  onBlur,
  ref,
  ...words
}: ChoiceCardsProps) {
  const chosen = typeof defaultValue === 'string' ? [defaultValue] : (defaultValue ?? []);
  return (
    <Fieldset id={name} {...words}>
      <Grid
        gap={columns === 'many' ? '2' : '3'}
        templateColumns={
          columns === 'many'
            ? 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))'
            : { base: 'minmax(0, 1fr)', sm: `repeat(${columns}, minmax(0, 1fr))` }
        }
      >
        {options.map(({ value, label, hint }) => (
          <Choice key={value}>
            <Mark
              ref={ref}
              type={many ? 'checkbox' : 'radio'}
              name={name}
              value={value}
              {...(controlledValue === undefined ? { defaultChecked: chosen.includes(value) } : { checked: value === controlledValue })}
              onChange={onChange}
              onBlur={onBlur}
            />
            <Box as="span" minW="0" overflowWrap="anywhere">
              {label}
              {hint ? (
                <Box as="span" display="block" textStyle="small" fontWeight="normal" color="ink.soft">
                  {hint}
                </Box>
              ) : null}
            </Box>
          </Choice>
        ))}
      </Grid>
    </Fieldset>
  );
}

interface CheckboxProps extends Omit<React.ComponentProps<'input'>, 'type' | 'color' | 'height' | 'width'> {
  readonly name: string;
  readonly label: ReactNode;
  readonly error?: string;
}

/** One tick box with its sentence. Never ticked beforehand where it is a consent. */
export function Checkbox({ name, label, error, id = name, ...rest }: CheckboxProps) {
  return (
    <Box mb="5">
      {error ? (
        <Box id={`${id}-error`} color="danger" fontWeight="medium" mb="2">
          {error}
        </Box>
      ) : null}
      <Choice>
        <Mark
          type="checkbox"
          id={id}
          name={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...rest}
        />
        <span>{label}</span>
      </Choice>
    </Box>
  );
}
