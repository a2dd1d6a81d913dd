import { useNextItem } from '../work-queue/useNextItem';
import { verificationWords } from './words';

/** Takes the selfie that waits longest and opens it. */
export const useNextVerification = () => useNextItem('verifications', verificationWords.allDone);
