import type { Locale, Money } from '#contracts';
import { fill, moneyText, wordsFor, type Words } from '#i18n';

/** Of the words of a mandate in `#i18n`; a spec holds both together. A mandate keeps the version that its member saw. */
export const mandateTextVersion = '2026-12';

/**
 * Every version in which somebody gave a mandate: its paper says the same as long as it holds. Whoever changes a word moves the words before under
 * their version.
 */
const versions: Readonly<Record<string, (locale: Locale) => Words['debit']['mandate']>> = {
  [mandateTextVersion]: (locale) => wordsFor(locale).debit.mandate,
};

/**
 * What a member authorises, word for word, in paragraphs with an empty line between: the authorisation and the right to the money back, as banks
 * word them, and what we promise besides.
 */
export function mandateText(locale: Locale, creditorName: string, version: string = mandateTextVersion): string {
  const words = versions[version]?.(locale);
  if (!words) throw new Error(`no text of a mandate of version ${version}`);
  return [words.authorisation, words.refund, words.use].map((text) => fill(text, locale, { creditor: creditorName })).join('\n\n');
}

/** Beside the box that the member ticks. */
export const boxText = (locale: Locale, creditorName: string): string =>
  fill(wordsFor(locale).debit.box, locale, { creditor: creditorName });

/** Of the text to the phone. It names what the code is for: somebody who is asked for it on the phone shall see that. */
export const otpText = (
  locale: Locale,
  { otp, site, amount }: { readonly otp: string; readonly site: string; readonly amount: Money },
): string => fill(wordsFor(locale).debit.sms, locale, { code: otp, site, amount: moneyText(amount, locale) });
