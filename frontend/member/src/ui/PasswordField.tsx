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
      <Box position="relative">
        <Input
          id={id}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          aria-required={required || undefined}
          pe="8rem"
          {...rest}
        />
        <Box
          position="absolute"
          insetEnd="1"
          top="0"
          bottom="0"
          display="flex"
          alignItems="center"
          visibility={alive ? 'visible' : 'hidden'}
        >
          <ActionButton
            tone="quiet"
            size="compact"
            px="3"
            py="0"
            minH="2.75rem"
            aria-label={shown ? t('field.hide_password') : t('field.show_password')}
            aria-controls={id}
            icon={shown ? <EyeOff size="1.4rem" aria-hidden /> : <Eye size="1.4rem" aria-hidden />}
            onClick={() => setShown(!shown)}
          >
            {shown ? t('field.hide') : t('field.show')}
          </ActionButton>
        </Box>
      </Box>
    </FieldFrame>
  );
}
