import type { ApiError } from '#kit';

/** Where the reason of a refused order stands. */
export type RefusalPlace = 'code' | 'price' | 'consent' | 'method' | 'limit' | 'open' | 'address' | 'billing' | 'gone' | 'debit' | 'form';

const places: Readonly<Record<string, RefusalPlace>> = {
  code_not_found: 'code',
  code_used: 'code',
  code_invalid: 'code',
  code_conditions: 'code',
  code_minimum: 'code',
  price_changed: 'price',
  consent_changed: 'consent',
  method_unavailable: 'method',
  spending_limit: 'limit',
  order_open: 'open',
  not_confirmed: 'address',
  billing_required: 'billing',
  bundle_not_found: 'gone',
  debit_blocked: 'debit',
  debit_limit: 'debit',
  debit_code_needed: 'debit',
};

export const placeOf = ({ code }: Pick<ApiError, 'code'>): RefusalPlace => places[code] ?? 'form';
