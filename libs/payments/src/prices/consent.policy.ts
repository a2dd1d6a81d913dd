import type { ErrorCode, Locale, OrderConsent } from '#contracts';
import { fill, wordsFor } from '#i18n';
import type { StoredConsent } from '../orders/index.js';

// By law credits may come within the withdrawal period, and those used be charged for, only when the buyer asked for that. What an order keeps is
// the proof: it is compared with our own words before anything is taken, so that no other words can be kept as what somebody agreed to.

/** Of the words below; a spec holds both together. */
export const consentVersion = '2026-11';

/** What a buyer agrees to, as it is shown in a language. */
export function consentIn(language: Locale, refundDays: number): OrderConsent {
  const { startAtOnce, payForUse } = wordsFor(language).contract.consents;
  return { version: consentVersion, language, start_at_once: startAtOnce, pay_for_use: fill(payForUse, language, { days: refundDays }) };
}

/** Why what a buyer agreed to is not what we ask for now: an older version, another period, or words that are not ours. Null when it is. */
export function consentFault(given: OrderConsent, refundDays: number): Extract<ErrorCode, 'consent_changed'> | null {
  const asked = consentIn(given.language, refundDays);
  const isSame = (['version', 'start_at_once', 'pay_for_use'] as const).every((part) => given[part] === asked[part]);
  return isSame ? null : 'consent_changed';
}

export const toStoredConsent = ({ language, start_at_once: startAtOnce, pay_for_use: payForUse }: OrderConsent): StoredConsent => ({
  language,
  startAtOnce,
  payForUse,
});
