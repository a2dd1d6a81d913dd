import type { BillingDetails, PaymentMethod } from '#contracts';
import { billingName, missingIn } from './billing';

type Consent = 'start_at_once' | 'pay_for_use';
export type MissingAnswer = ReturnType<typeof billingName> | 'method' | Consent;

interface OrderAnswers {
  readonly method: PaymentMethod | null;
  /** Null: no name and address are wanted on the invoice. */
  readonly billing: BillingDetails | null;
  readonly hasConsent: (consent: Consent) => boolean;
}

/** The fields without which nothing is ordered, as the API names them. */
export const missingInOrder = ({ method, billing, hasConsent }: OrderAnswers): readonly MissingAnswer[] => [
  ...(billing ? missingIn(billing).map(billingName) : []),
  ...(method ? [] : (['method'] as const)),
  ...(['start_at_once', 'pay_for_use'] as const).filter((consent) => !hasConsent(consent)),
];
