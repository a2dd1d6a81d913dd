import { Box } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from './ActionButton';
import { FieldFrame, Input, useFieldIds, type FieldWords } from './Field';

type PasswordFieldProps = FieldWords &
  Omit<ComponentProps<typeof Input>, 'required' | 'kind' | 'type'> & {
    readonly name: string;
    readonly autoComplete: 'current-password' | 'new-password';
  };

/** A password with a button that shows it. Pasting and password managers work; without the script only the button is missing. */
export function PasswordField({ id: given, label, hint, error, required, optional, ...rest }: PasswordFieldProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const { id, describedBy } = useFieldIds(given ?? rest.name, { hint, error });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required} optional={optional}>
      <Input
        id={id}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aria-describedby={describedBy}
        aria-invalid={error ? true : undefined}
        aria-required={required || undefined}
        {...rest}
      />
      <Box mt="1" visibility={alive ? 'visible' : 'hidden'}>
        <ActionButton
          tone="quiet"
          size="compact"
          px="2"
          aria-pressed={shown}
          aria-controls={id}
          icon={shown ? <EyeOff size="1.4rem" aria-hidden /> : <Eye size="1.4rem" aria-hidden />}
          onClick={() => setShown(!shown)}
        >
          {shown ? t('field.hide_password') : t('field.show_password')}
        </ActionButton>
      </Box>
    </FieldFrame>
  );
}
