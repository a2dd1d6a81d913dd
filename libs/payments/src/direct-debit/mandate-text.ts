import type { Locale } from '#contracts';

/** Which words of the authorisation were shown. */
export const mandateTextVersion = '2026-11';

/** The authorisation, word for word, as it stands beside the box and on the paper. */
export const mandateText = (_locale: Locale, creditorName: string): string =>
  `By ticking this box I authorise ${creditorName} to send an instruction to my bank to debit my account once, and my bank to debit my account in accordance with it.`;

/** Of the text to the phone. */
export const otpText = (_locale: Locale, { otp, site }: { readonly otp: string; readonly site: string }): string =>
  `${site}: ${otp} is your code for paying by direct debit. It is good for 10 minutes. Never give it to anybody.`;
