import { locales, type Locale } from '#contracts';
import { languageName } from '../ui/format';
import { ChoiceField } from '../ui/FormField';
import { colleagueWords } from './colleague-words';

const choices = locales.map((id) => ({ id, name: languageName(id) }));

interface LanguageFieldProps {
  readonly value: Locale;
  readonly problem: string | undefined;
  readonly onChoose: (language: Locale) => void;
}

/** In which language somebody reads the mail. */
export const LanguageField = (props: LanguageFieldProps) => (
  <ChoiceField label={colleagueWords.form.language} choices={choices} {...props} />
);
