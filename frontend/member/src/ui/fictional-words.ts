import { useTranslation } from 'react-i18next';
import { useSettings } from '#member/shared/state/session';

/** The owner's words, or the built-in ones where the owner wrote none. */
export function useFictionalWords(): { label: string; plural: string; warning: string } {
  const { t } = useTranslation();
  const { fictional_singular, fictional_plural, fictional_warning } = useSettings();
  return {
    label: fictional_singular || t('fictional.label'),
    plural: fictional_plural,
    warning: fictional_warning || t('fictional.warning'),
  };
}

/** Words that stand alone, as they are written within a sentence; "AI" stays. */
export const withinSentence = (words: string): string => words.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());

export const asSentence = (words: string): string => words.replace(/^\p{Ll}/u, (first) => first.toUpperCase());

/** The title of a screen about somebody, which says when it is a fictional profile: a tab shows no label. */
export function useTitleAbout(): (title: string, person: { readonly fictional: boolean } | null | undefined) => string {
  const { label } = useFictionalWords();
  return (title, person) => (person?.fictional ? `${title} – ${label}` : title);
}
