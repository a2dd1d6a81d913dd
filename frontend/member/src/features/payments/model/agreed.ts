/**
 * The consents of an order that were given on the page before. They go along with the step from there, never in the address: a link that
 * somebody else made agrees to nothing.
 */
export const agreedTo = (version: string): unknown => ({ agreed: version });

/** Whether the step to this page agreed to the text as it is now. */
export const hasAgreed = (state: unknown, version: string): boolean =>
  typeof state === 'object' && state !== null && 'agreed' in state && state.agreed === version;
