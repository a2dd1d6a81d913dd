import type { KeyRefusal } from './key-policy';

/** Why a key did nothing; a key that is held down or typed into a field needs no words. */
const refusals: Partial<Record<KeyRefusal, string>> = {
  too_soon: 'Nothing was done: it has not stood here, whole and in focus, for a second yet.',
  urgent: 'One key decides nothing about danger or a child: decide it with the form.',
  not_looked_at: 'Open the evidence first, or say why there was no need to.',
};
export const whyNot = (refusal: KeyRefusal): string => refusals[refusal] ?? '';
