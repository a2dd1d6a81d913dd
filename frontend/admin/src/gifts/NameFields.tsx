import { Box, Button, Stack } from '@mui/material';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { defaultLocale, locales, type Locale } from '#contracts';
import { giftNameMax } from '#contracts-admin';
import { FormField } from '../ui/FormField';
import type { FormProps } from './form-props';
import { formWords as text } from './gift-words';

const others = locales.filter((locale) => locale !== defaultLocale);

/** What a gift is called: in the language of the office, which stands in for every other one, and, folded, in the others. */
export function NameFields({ isBuiltIn, ...parts }: FormProps & { readonly isBuiltIn: boolean }) {
  const { form, problems } = parts;
  const id = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  // What is wrong there may not be folded away.
  const isOpen = isUnfolded || others.some((locale) => problems[`names.${locale}`] !== undefined);
  const written = others.filter((locale) => form.names[locale].trim() !== '').length;
  return (
    <Box>
      <NameField {...parts} locale={defaultLocale} isRequired={!isBuiltIn} help={isBuiltIn ? text.builtInHelp : text.namesHelp} />
      <Button
        variant="outlined"
        aria-expanded={isOpen}
        aria-controls={id}
        endIcon={isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
        onClick={() => setUnfolded(!isOpen)}
        sx={{ minHeight: 44, mt: 1 }}
      >
        {text.namesFold(written, others.length)}
      </Button>
      <Stack id={id} spacing={2} sx={{ pt: 2, display: isOpen ? 'flex' : 'none' }}>
        {others.map((locale) => (
          <NameField key={locale} {...parts} locale={locale} />
        ))}
      </Stack>
    </Box>
  );
}

interface NameFieldProps extends FormProps {
  readonly locale: Locale;
  readonly isRequired?: boolean;
  readonly help?: string;
}

const NameField = ({ form, problems, onChange, locale, isRequired = false, help }: NameFieldProps) => (
  <FormField
    label={text.nameIn(locale)}
    required={isRequired}
    value={form.names[locale]}
    help={help}
    problem={problems[`names.${locale}`]}
    onType={(name) => onChange({ names: { ...form.names, [locale]: name } })}
    slotProps={{ htmlInput: { maxLength: giftNameMax, lang: locale } }}
  />
);
