import * as z from 'zod/mini';

/** Whether the same request may succeed later: never, after a wait, after the member changes the input, or after a payment. */
export type Retry = 'never' | 'later' | 'after-change' | 'after-payment';
export type ErrorMeta = { readonly status: number; readonly retry: Retry };

/** Every error that the API answers with. The words for them live in libs/i18n, in each language. */
export const errorCatalogue = {
  generic: { status: 500, retry: 'later' },
  unavailable: { status: 503, retry: 'later' },
  invalid_input: { status: 422, retry: 'after-change' },
  unsupported_media_type: { status: 415, retry: 'never' },
  payload_too_large: { status: 413, retry: 'after-change' },
  not_found: { status: 404, retry: 'never' },
  foreign_origin: { status: 403, retry: 'never' },
  too_many_requests: { status: 429, retry: 'later' },
  malformed_call: { status: 400, retry: 'never' },
  idempotency_mismatch: { status: 422, retry: 'never' },

  authentication_required: { status: 403, retry: 'never' },
  forbidden: { status: 403, retry: 'never' },
  login_failed: { status: 401, retry: 'after-change' },
  too_many_attempts: { status: 429, retry: 'later' },
  too_many_resets: { status: 429, retry: 'later' },
  email_not_found: { status: 404, retry: 'after-change' },
  email_in_use: { status: 409, retry: 'after-change' },
  new_email_in_use: { status: 409, retry: 'after-change' },
  new_email_invalid: { status: 422, retry: 'after-change' },
  link_invalid: { status: 410, retry: 'never' },
  activation_failed: { status: 422, retry: 'after-change' },
  already_active: { status: 409, retry: 'never' },
  account_banned: { status: 403, retry: 'never' },
  account_deleted: { status: 403, retry: 'never' },
  password_wrong: { status: 422, retry: 'after-change' },
  pause_not_confirmed: { status: 409, retry: 'after-change' },
  export_not_ready: { status: 404, retry: 'later' },
  too_many_exports: { status: 429, retry: 'later' },
  signups_closed: { status: 403, retry: 'never' },
  totp_wrong: { status: 401, retry: 'after-change' },

  invalid_email: { status: 422, retry: 'after-change' },
  invalid_birth_date: { status: 422, retry: 'after-change' },
  too_young: { status: 422, retry: 'after-change' },
  name_is_email: { status: 422, retry: 'after-change' },
  name_starts_with_at: { status: 422, retry: 'after-change' },
  name_length: { status: 422, retry: 'after-change' },
  name_unreadable: { status: 422, retry: 'after-change' },
  name_reserved: { status: 422, retry: 'after-change' },
  password_length: { status: 422, retry: 'after-change' },
  password_common: { status: 422, retry: 'after-change' },
  passwords_differ: { status: 422, retry: 'after-change' },
  old_password_wrong: { status: 422, retry: 'after-change' },
  about_too_long: { status: 422, retry: 'after-change' },
  terms_required: { status: 422, retry: 'after-change' },
  consent_required: { status: 422, retry: 'after-change' },
  town_unknown: { status: 422, retry: 'after-change' },
  field_required: { status: 422, retry: 'after-change' },
  text_unreadable: { status: 422, retry: 'after-change' },

  profile_changed: { status: 409, retry: 'after-change' },
  town_changes: { status: 429, retry: 'later' },
  age_range: { status: 422, retry: 'after-change' },

  photo_limit: { status: 403, retry: 'after-change' },
  photo_too_large: { status: 413, retry: 'after-change' },
  photo_too_many_pixels: { status: 422, retry: 'after-change' },
  photo_too_small: { status: 422, retry: 'after-change' },
  photo_type: { status: 415, retry: 'after-change' },
  photo_heic: { status: 415, retry: 'after-change' },
  photo_unreadable: { status: 422, retry: 'after-change' },
  photo_not_found: { status: 404, retry: 'never' },
  photo_locked: { status: 403, retry: 'after-payment' },

  member_not_found: { status: 404, retry: 'never' },
  saved_searches_full: { status: 409, retry: 'after-change' },
  saved_search_not_found: { status: 404, retry: 'never' },
  like_self: { status: 422, retry: 'never' },
  like_fictional: { status: 422, retry: 'never' },
  not_confirmed: { status: 403, retry: 'after-change' },
  swipe_limit: { status: 429, retry: 'later' },
  swipe_not_last: { status: 409, retry: 'never' },

  conversation_not_found: { status: 404, retry: 'never' },
  blocked: { status: 403, retry: 'never' },
  blocked_by_you: { status: 403, retry: 'after-change' },
  recipient_closed: { status: 409, retry: 'never' },
  recipient_not_confirmed: { status: 409, retry: 'later' },
  recipient_fictional: { status: 409, retry: 'never' },
  insufficient_credits: { status: 402, retry: 'after-payment' },
  premium_required: { status: 403, retry: 'after-payment' },
  first_messages_limit: { status: 429, retry: 'later' },
  recipient_busy: { status: 409, retry: 'later' },
  message_not_found: { status: 404, retry: 'never' },
  message_changed: { status: 409, retry: 'never' },
  words_too_long: { status: 422, retry: 'after-change' },
  message_empty: { status: 422, retry: 'after-change' },
  message_too_long: { status: 422, retry: 'after-change' },
  gif_not_found: { status: 404, retry: 'after-change' },

  order_not_found: { status: 404, retry: 'never' },
  bundle_not_found: { status: 404, retry: 'after-change' },
  price_changed: { status: 409, retry: 'after-change' },
  method_unavailable: { status: 422, retry: 'after-change' },
  payments_unavailable: { status: 503, retry: 'later' },
  payment_failed: { status: 402, retry: 'after-change' },
  code_invalid: { status: 422, retry: 'after-change' },
  code_not_found: { status: 404, retry: 'after-change' },
  code_used: { status: 409, retry: 'after-change' },
  code_minimum: { status: 422, retry: 'after-change' },
  code_conditions: { status: 422, retry: 'after-change' },
  spending_limit: { status: 409, retry: 'later' },
  withdrawal_over: { status: 409, retry: 'never' },
  withdrawal_done: { status: 409, retry: 'never' },
  withdrawal_changed: { status: 409, retry: 'after-change' },
} as const satisfies Record<string, ErrorMeta>;

export type ErrorCode = keyof typeof errorCatalogue;
export const errorCodes = Object.keys(errorCatalogue) as ErrorCode[];
export const isErrorCode = (value: unknown): value is ErrorCode => typeof value === 'string' && Object.hasOwn(errorCatalogue, value);

/** The one shape of an error on the wire. `message` and the texts in `fields` are in the caller's language. */
export const errorBody = z.object({
  error: z.string(),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  retry_at: z.optional(z.iso.datetime()),
});
export type ErrorBody = z.infer<typeof errorBody>;
