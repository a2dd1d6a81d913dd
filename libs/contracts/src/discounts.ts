import * as z from 'zod/mini';
import { discountCodeText } from './discount-code-text.js';
import { uuid } from './ids.js';
import { basisPoints } from './money.js';
import { paymentMethod } from './payment-methods.js';

export const codeValidities = ['once-per-user', 'once', 'unlimited'] as const;
export type CodeValidity = (typeof codeValidities)[number];
export const codeStatuses = ['active', 'inactive'] as const;
export type CodeStatus = (typeof codeStatuses)[number];

/** A discount code with the fields of the specification. Empty lists and null mean: no condition. */
export const discountCodeView = z.object({
  code: z.string(),
  country: z.nullable(z.string()),
  user_id: z.nullable(uuid),
  expires: z.nullable(z.iso.datetime()),
  value_percentage: z.number(),
  percentage: z.number(),
  currency: z.nullable(z.string()),
  minimum_order_value: z.nullable(z.int()),
  status: z.enum(codeStatuses),
  validity: z.enum(codeValidities),
  expired: z.boolean(),
  paymentmethods: z.array(paymentMethod),
});
export type DiscountCodeView = z.infer<typeof discountCodeView>;

/** What is offered beside the deletion of an account; null when nothing is. */
export const leavingDiscountAnswer = z.object({ discount: z.nullable(discountCodeView) });
export type LeavingDiscountAnswer = z.infer<typeof leavingDiscountAnswer>;

export const discountCodeQuery = z.strictObject({ code: z.optional(discountCodeText), welcome: z.optional(z.literal('true')) });
export type DiscountCodeQuery = z.infer<typeof discountCodeQuery>;

/** A discount that counts for the member now. `ends_at` is when the server ends it; null: no end is near. */
export const activeDiscount = z.object({
  code: z.string(),
  kind: z.enum(['time_bonus', 'welcome', 'code']),
  basis_points: basisPoints,
  ends_at: z.nullable(z.iso.datetime()),
});
export type ActiveDiscount = z.infer<typeof activeDiscount>;
