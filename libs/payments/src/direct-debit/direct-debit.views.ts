import type { DebitRequestView, DebitView, Locale, MandateSummary, MandateView } from '#contracts';
import { creditsAtOnce } from './debit.policy.js';
import type { Debit } from './debits.repository.js';
import { otpRules, requestStateOf, resendAt } from './debit-request.policy.js';
import type { DebitRequest } from './debit-requests.repository.js';
import { mandateStateOf } from './mandate.policy.js';
import { mandateText } from './mandate-text.js';
import type { Mandate } from './mandates.repository.js';

export const toMandateView = (mandate: Mandate, holder: string, now: Date): MandateView => ({
  id: mandate.id,
  reference: mandate.reference,
  creditor_id: mandate.creditorId,
  creditor_name: mandate.creditorName,
  holder,
  iban_ends_in: mandate.ibanEndsIn,
  phone_ends_in: mandate.phoneEndsIn,
  signed_at: mandate.signedAt.toISOString(),
  last_used_at: mandate.lastUsedAt?.toISOString() ?? null,
  revoked_at: mandate.revokedAt?.toISOString() ?? null,
  state: mandateStateOf(mandate, now),
  path: `/api/direct-debit/mandates/${mandate.id}.pdf`,
});

function toSummary(request: DebitRequest, holder: string): MandateSummary {
  const atOnce = creditsAtOnce({ credits: request.credits, payableMinor: request.amountMinor });
  return {
    reference: request.reference,
    creditor_id: request.creditorId,
    creditor_name: request.creditorName,
    holder,
    iban_ends_in: request.ibanEndsIn,
    amount: { minor: request.amountMinor, currency: request.currency },
    collect_on: request.collectOn,
    text: mandateText(request.locale, request.creditorName, request.textVersion),
    text_version: request.textVersion,
    credits_at_once: atOnce,
    credits_later: request.credits - atOnce,
  };
}

export const toRequestView = (request: DebitRequest, holder: string, now: Date): DebitRequestView => ({
  id: request.id,
  state: requestStateOf(request, now),
  phone_ends_in: request.phoneEndsIn,
  expires_at: request.expiresAt.toISOString(),
  resend_at: resendAt(request).toISOString(),
  tries_left: Math.max(0, otpRules.tries - request.tries),
  summary: toSummary(request, holder),
});

export const toDebitView = (debit: Debit, mandate: Mandate | undefined, credits: number): DebitView => ({
  state: debit.state,
  mandate_id: debit.mandateId,
  mandate_reference: mandate?.reference ?? '',
  creditor_id: mandate?.creditorId ?? '',
  creditor_name: mandate?.creditorName ?? '',
  iban_ends_in: mandate?.ibanEndsIn ?? '',
  collect_on: debit.collectOn,
  credits_at_once: debit.creditsAtOnce,
  credits_later: credits - debit.creditsAtOnce,
});

/** In which language somebody reads. */
export type Reader = { readonly language?: Locale };
