import { cautionKinds, locales, type CautionKind, type Locale } from '#contracts';
import { Choice } from '../ui/Choice';
import { languageName } from '../ui/format';
import { scamWordWords as text } from './scam-word-words';
import { cautions } from './why';

interface ScamWordKindProps {
  readonly language: Locale;
  readonly caution: CautionKind;
  readonly onLanguage: (language: Locale) => void;
  readonly onCaution: (caution: CautionKind) => void;
}

/** In which language the words are, and of what they warn. */
export const ScamWordKind = ({ language, caution, onLanguage, onCaution }: ScamWordKindProps) => (
  <>
    <Choice
      id="scam-language"
      label={text.language}
      value={language}
      choices={locales.map((id) => ({ id, name: languageName(id) }))}
      onChoose={(chosen) => onLanguage(chosen as Locale)}
    />
    <Choice
      id="scam-caution"
      label={text.caution}
      value={caution}
      choices={cautionKinds.map((id) => ({ id, name: cautions[id] }))}
      onChoose={(chosen) => onCaution(chosen as CautionKind)}
    />
  </>
);
