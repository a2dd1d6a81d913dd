import { Box, Button, Stack, Typography } from '@mui/material';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { defaultLocale, locales } from '#contracts';
import { giftNameMax } from '#contracts-admin';
import { FormField } from '../ui/FormField';
import type { FormProps } from './form-props';
import { formWords as text } from './gift-words';

/** English first: it stands in for every other one. */
const inOrder = [defaultLocale, ...locales.filter((locale) => locale !== defaultLocale)];

/** What a gift is called in each language; folded, as long as nothing is wrong there, since there are so many. */
export function NameFields({ form, problems, onChange, isBuiltIn }: FormProps & { readonly isBuiltIn: boolean }) {
  const id = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const isWrong = locales.some((locale) => problems[`names.${locale}`] !== undefined);
  const isOpen = isUnfolded || isWrong;
  const written = locales.filter((locale) => form.names[locale].trim() !== '').length;
  return (
    <Box>
      <Button
        variant="outlined"
        aria-expanded={isOpen}
        aria-controls={id}
        endIcon={isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
        onClick={() => setUnfolded(!isOpen)}
        sx={{ minHeight: 44 }}
      >
        {text.namesFold(written, locales.length)}
      </Button>
      <Stack id={id} spacing={2} sx={{ pt: 2, display: isOpen ? 'flex' : 'none' }}>
        <Typography>{isBuiltIn ? text.builtInHelp : text.namesHelp}</Typography>
        {inOrder.map((locale) => (
          <FormField
            key={locale}
            label={text.nameIn(locale)}
            // A browser that finds a folded field empty would hold the form back and could not say why.
            required={isOpen && locale === defaultLocale && !isBuiltIn}
            value={form.names[locale]}
            problem={problems[`names.${locale}`]}
            onType={(name) => onChange({ names: { ...form.names, [locale]: name } })}
            slotProps={{ htmlInput: { maxLength: giftNameMax, lang: locale } }}
          />
        ))}
      </Stack>
    </Box>
  );
}
