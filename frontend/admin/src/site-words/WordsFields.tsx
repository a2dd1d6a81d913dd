import { locales, type Locale } from '#contracts';
import { proofMax, siteWordMax, type SiteWordPage } from '#contracts-admin';
import { LongField } from '../texts/LongField';
import { FormField } from '../ui/FormField';
import { languageName } from '../ui/format';
import { siteWordWords as text } from './site-word-words';
import type { WordsForm } from './words-form';

interface WordsFieldsProps {
  readonly record: SiteWordPage;
  readonly form: WordsForm;
  readonly problemOf: (field: string) => string | undefined;
  readonly onChange: (part: Partial<WordsForm>) => void;
}

/** A field for each language, and what a claim rests on. What is in force stands below each field that says something else. */
export const WordsFields = ({ record, form, problemOf, onChange }: WordsFieldsProps) => (
  <>
    {locales.map((locale) => (
      <FormField
        key={locale}
        label={languageName(locale)}
        value={form.texts[locale]}
        help={helpOf(record, locale, form.texts[locale])}
        problem={problemOf(locale)}
        onType={(typed) => onChange({ texts: { ...form.texts, [locale]: typed } })}
        slotProps={{ htmlInput: { maxLength: siteWordMax[record.key], lang: locale } }}
      />
    ))}
    {record.key === 'premium_claim' ? (
      <LongField
        label={text.proof}
        value={form.proof}
        help={text.proofHelp}
        problem={problemOf('proof')}
        max={proofMax}
        onType={(proof) => onChange({ proof })}
      />
    ) : null}
  </>
);

function helpOf({ texts, built_in }: SiteWordPage, locale: Locale, typed: string): string {
  const now = texts[locale] ?? '';
  if (now !== typed && now !== '') return text.inForce(now);
  return built_in[locale] ? text.builtIn(built_in[locale]) : ' ';
}
