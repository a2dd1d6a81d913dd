import { redactText } from '#observability';

/** What staff read of a failure: its kind and text, without addresses and tokens that an error may quote. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? redactText(`${error.name}: ${error.message}`) : 'unknown');
