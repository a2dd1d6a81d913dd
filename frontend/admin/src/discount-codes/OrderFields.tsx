import { Checkbox, FormControl, FormControlLabel, FormHelperText, MenuItem, TextField } from '@mui/material';
import { paymentMethods, type PaymentMethod } from '#contracts';
import { payMethods } from '../orders/order-words';
import { wordFor } from '../ui/format';
import { FormField } from '../ui/FormField';
import type { FormProps } from './form-props';
import { formWords as text } from './form-words';

/** For which orders a code counts, and for how many. */
export const OrderFields = ({ form, problems, onChange }: FormProps) => (
  <>
    <FormField
      label={text.currency}
      value={form.currency}
      help={text.currencyHelp}
      problem={problems.currency}
      onType={(currency) => onChange({ currency })}
      slotProps={{ htmlInput: { maxLength: 3, spellCheck: false, autoCapitalize: 'characters' } }}
    />
    <FormField
      label={text.minimum}
      value={form.minimum}
      help={text.minimumHelp}
      problem={problems.minimum_minor}
      onType={(minimum) => onChange({ minimum })}
      slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 14 } }}
    />
    <MethodsField chosen={form.methods} problem={problems.methods} onChoose={(methods) => onChange({ methods })} />
    <FormField
      label={text.maxUses}
      value={form.max_uses}
      help={text.maxUsesHelp}
      problem={problems.max_uses}
      onType={(max_uses) => onChange({ max_uses })}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 7 } }}
    />
    <WelcomeField isOn={form.welcome} problem={problems.welcome} onSwitch={(welcome) => onChange({ welcome })} />
  </>
);

interface MethodsFieldProps {
  readonly chosen: readonly PaymentMethod[];
  readonly problem: string | undefined;
  readonly onChoose: (methods: readonly PaymentMethod[]) => void;
}

const namesOf = (methods: unknown): string =>
  Array.isArray(methods) && methods.length > 0 ? methods.map((method) => wordFor(payMethods, String(method))).join(', ') : text.allMethods;

const MethodsField = ({ chosen, problem, onChoose }: MethodsFieldProps) => (
  <TextField
    select
    label={text.methods}
    value={chosen}
    onChange={({ target }) => onChoose([target.value].flat() as PaymentMethod[])}
    fullWidth
    error={problem !== undefined}
    helperText={problem}
    slotProps={{ select: { multiple: true, displayEmpty: true, renderValue: namesOf }, inputLabel: { shrink: true } }}
  >
    {paymentMethods.map((method) => (
      <MenuItem key={method} value={method}>
        {payMethods[method]}
      </MenuItem>
    ))}
  </TextField>
);

interface WelcomeFieldProps {
  readonly isOn: boolean;
  readonly problem: string | undefined;
  readonly onSwitch: (isOn: boolean) => void;
}

const helpId = 'welcome-help';

const WelcomeField = ({ isOn, problem, onSwitch }: WelcomeFieldProps) => (
  <FormControl error={problem !== undefined}>
    <FormControlLabel
      label={text.welcome}
      control={
        <Checkbox
          size="small"
          checked={isOn}
          onChange={(_, on) => onSwitch(on)}
          slotProps={{ input: { 'aria-describedby': helpId, 'aria-invalid': problem !== undefined } }}
        />
      }
    />
    <FormHelperText id={helpId}>{problem ?? text.welcomeHelp}</FormHelperText>
  </FormControl>
);
