import { FormControl, FormHelperText, FormLabel, Stack, TextField } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import type { StepUp } from '#contracts-admin';
import { CodeField } from '../ui/CodeField';
import type { Refusal } from './carryOut';
import { stepUpWords as text } from './step-up.words';

const [passwordName, codeName] = ['step-up-password', 'step-up-code'];

/** What was typed here, as the command takes it; nothing where nobody asked. */
export function stepUpIn(form: FormData): { readonly step_up?: StepUp } {
  const [password, code] = [form.get(passwordName), form.get(codeName)];
  return typeof password === 'string' && typeof code === 'string' ? { step_up: { password, code } } : {};
}

interface StepUpFieldsProps {
  /** When they came up because the server asked: what was filled in before stays. */
  readonly takesFocus: boolean;
  readonly refusal: Refusal | undefined;
}

/** The own password and a code, beside the question of the act itself. A code counts once: after a refusal the next one is typed. */
export function StepUpFields({ takesFocus, refusal }: StepUpFieldsProps) {
  const [code, setCode] = useState('');
  const password = useRef<HTMLInputElement>(null);
  const helpId = useId();
  const isWrong = refusal?.code === 'step_up_wrong';
  useEffect(() => {
    if (takesFocus) password.current?.focus();
  }, [takesFocus]);
  // Each refusal is an object of its own.
  useEffect(() => {
    if (!isWrong) return;
    setCode('');
    password.current?.focus();
    password.current?.select();
  }, [isWrong, refusal]);
  return (
    <FormControl component="fieldset" aria-describedby={helpId} sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2 }}>
      <FormLabel component="legend" sx={{ px: 0.5 }}>
        {text.title}
      </FormLabel>
      <FormHelperText id={helpId} sx={{ mx: 0, mb: 2 }}>
        {text.help}
      </FormHelperText>
      <Stack spacing={2}>
        <TextField
          name={passwordName}
          type="password"
          label={text.password}
          autoComplete="current-password"
          required
          fullWidth
          error={isWrong}
          inputRef={password}
        />
        <CodeField name={codeName} label={text.code} value={code} onChange={setCode} />
      </Stack>
    </FormControl>
  );
}
