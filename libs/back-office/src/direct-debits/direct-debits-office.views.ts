import type { DebitBlockRow, DebitFacts, DebitPage, DebitRow, MandatePage, MandateRow, OrderEvent } from '#contracts-admin';
import type { DebitFactsRow, DebitListRow } from './debits-office.repository.js';
import type { MandateEventRow, MandateFactsRow, MandateListRow } from './mandates-office.repository.js';

export const toDebitRow = (row: DebitListRow): DebitRow => ({
  id: row.id,
  at: row.at.toISOString(),
  member: { id: row.member_id, name: row.member_name },
  mandate: row.mandate_id === null ? null : { id: row.mandate_id, reference: row.reference ?? '', iban_ends_in: row.iban_ends_in ?? '' },
  state: row.state,
  reason: row.reason,
  amount: { minor: row.minor, currency: row.currency },
  country: row.country,
  collect_on: row.collect_on,
});

export const toDebitFacts = (row: DebitFactsRow, blocks: DebitBlockRow[]): DebitFacts => ({
  ...toDebitRow(row),
  sent_at: row.sent_at?.toISOString() ?? null,
  ended_at: row.ended_at?.toISOString() ?? null,
  credits_at_once: row.credits_at_once,
  credits_later: row.credits_later,
  blocks,
});

export const toDebitPage = (row: DebitFactsRow, blocks: DebitBlockRow[], events: OrderEvent[]): DebitPage => ({
  ...toDebitFacts(row, blocks),
  order: { state: row.order_state, provider: row.psp, provider_id: row.psp_id },
  events,
});

export const toMandateRow = (row: MandateListRow): MandateRow => ({
  id: row.id,
  member: { id: row.member_id, name: row.member_name },
  reference: row.reference,
  state: row.state,
  creditor_name: row.creditor_name,
  iban_ends_in: row.iban_ends_in,
  signed_at: row.signed_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
  revoked_at: row.revoked_at?.toISOString() ?? null,
});

interface MandateParts {
  readonly debits: readonly DebitListRow[];
  readonly blocks: DebitBlockRow[];
  readonly events: readonly MandateEventRow[];
}

export const toMandatePage = (row: MandateFactsRow, { debits, blocks, events }: MandateParts): MandatePage => ({
  ...toMandateRow(row),
  site: row.site,
  creditor_id: row.creditor_id,
  phone_ends_in: row.phone_ends_in,
  language: row.language,
  text_version: row.text_version,
  provider: { customer_id: row.customer_id, mandate_id: row.provider_mandate_id },
  debits: debits.map(toDebitRow),
  blocks,
  events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
});
