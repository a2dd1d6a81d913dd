import { useNextItem } from '../work-queue/useNextItem';
import { caseWords } from './words';

/** Takes the most urgent case and opens it. */
export const useNextCase = () => useNextItem('cases', caseWords.allDone);
