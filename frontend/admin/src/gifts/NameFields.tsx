import { Typography } from '@mui/material';
import { defaultLocale, locales } from '#contracts';
import { giftNameMax } from '#contracts-admin';
import { FormField } from '../ui/FormField';
import type { FormProps } from './form-props';
import { formWords as text } from './gift-words';

/** English first: it stands in for every other one. */
const inOrder = [defaultLocale, ...locales.filter((locale) => locale !== defaultLocale)];

/** What a gift is called in each language. */
export const NameFields = ({ form, problems, onChange, isBuiltIn }: FormProps & { readonly isBuiltIn: boolean }) => (
  <>
    <Typography>{isBuiltIn ? text.builtInHelp : text.namesHelp}</Typography>
    {inOrder.map((locale) => (
      <FormField
        key={locale}
        label={text.nameIn(locale)}
        required={locale === defaultLocale && !isBuiltIn}
        value={form.names[locale]}
        problem={problems[`names.${locale}`]}
        onType={(name) => onChange({ names: { ...form.names, [locale]: name } })}
        slotProps={{ htmlInput: { maxLength: giftNameMax, lang: locale } }}
      />
    ))}
  </>
);
