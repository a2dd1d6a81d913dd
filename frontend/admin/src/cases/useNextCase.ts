import { useStore } from 'react-admin';
import type { Locale } from '#contracts';
import { languageName } from '../ui/format';
import { useNextItem } from '../work-queue/useNextItem';
import { caseWords } from './words';

/** What the list is narrowed to, as react-admin keeps it for it. */
type ListParams = { readonly filter?: { readonly language?: Locale } };

/** Takes the most urgent case and opens it; of the language that the list shows, while it shows one. */
export function useNextCase() {
  const [{ filter }] = useStore<ListParams>('cases.listParams', {});
  const language = filter?.language;
  return useNextItem('cases', language ? caseWords.allDoneIn(languageName(language)) : caseWords.allDone, language ? { language } : {});
}
