import type { OrderConsent } from '#contracts';

/**
 * The consents of an order that were given on the page before. They go along with the step from there, never in the address: a link that
 * somebody else made agrees to nothing.
 */
export const agreedTo = (consent: OrderConsent): unknown => ({ agreed: wordsOf(consent) });

/** Whether the step to this page agreed to the words as they are now. */
export const hasAgreed = (state: unknown, consent: OrderConsent): boolean =>
  typeof state === 'object' && state !== null && 'agreed' in state && state.agreed === wordsOf(consent);

/** Other words need a press of their own, whatever their version says. */
export const wordsOf = ({ version, start_at_once: first, pay_for_use: second }: OrderConsent): string =>
  [version, first, second].join('\n');
