import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import copyStreams from 'pg-copy-streams';

type Value = string | number | boolean | null | readonly string[];

/** Collects rows of one table as COPY text. */
class CopyBuffer {
  private lines: string[] = [];

  private readonly columns: readonly string[];

  /** `columns`: their names, with blanks between. */
  constructor(
    private readonly table: string,
    columns: string,
  ) {
    this.columns = columns.split(/\s+/);
  }

  add(...values: readonly Value[]): void {
    if (values.length !== this.columns.length) throw new Error(`${this.table}: ${values.length} values for ${this.columns.length} columns`);
    this.lines.push(`${values.map(encode).join('\t')}\n`);
  }

  /** Hands over what was collected, to be sent while new rows are collected. */
  take(): (client: pg.ClientBase) => Promise<void> {
    const { lines } = this;
    this.lines = [];
    return async (client) => {
      if (lines.length === 0) return;
      const sink = client.query(copyStreams.from(`copy ${this.table} (${this.columns.join(', ')}) from stdin`));
      await pipeline(Readable.from([Buffer.from(lines.join(''))]), sink);
    };
  }
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const escaped = (text: string): string => (/[\\\t\n\r]/.test(text) ? text.replace(/[\\\t\n\r]/g, (mark) => escapes[mark] ?? mark) : text);

function encode(value: Value): string {
  if (value === null) return '\\N';
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (typeof value === 'number') return String(value);
  return `{${value.join(',')}}`; // keys of unions only: nothing to quote
}

/** The tables that a block of members fills, in the order in which they are sent. */
export const blockTables = () => ({
  account: new CopyBuffer(
    'auth.account',
    'id community_id site_id email password_hash language status terms_version terms_accepted_at created_at confirmed_at',
  ),
  standing: new CopyBuffer('visibility.member_standing', 'member_id community_id confirmed fictional paid joined_at last_active'),
  profile: new CopyBuffer(
    'profiles.profile',
    `member_id community_id name gender sought_sex sought_min_age sought_max_age sexuality sexuality_consent_at birth_date country region
     town_id town zone about tattoos hair eyes body relationship reason interests shown_to_visitors updated_at`,
  ),
  photo: new CopyBuffer(
    'media.photo',
    'id member_id position main private status original thumb_key card_key full_key blurred_key width height created_at',
  ),
  rendition: new CopyBuffer('media.rendition', 'key member_id photo_id variant object'),
  wallet: new CopyBuffer('payments.wallet', 'member_id balance spent'),
  lot: new CopyBuffer('payments.lot', 'member_id from_pos to_pos order_id price_minor of_credits currency'),
  order: new CopyBuffer(
    'payments.orders',
    `id member_id idempotency_key body_hash site_id return_origin company locale country country_evidence bundle_id credits price_minor
     payable_minor currency vat_bps vat_minor method state psp granted_credits made_premium consent_version refund_days created_at paid_at
     withdraw_until`,
  ),
  money: new CopyBuffer('payments.money_entry', 'order_id account contra amount_minor currency kind ref at'),
  ledger: new CopyBuffer('payments.ledger_entry', 'member_id amount balance_after kind contra ref at'),
  like: new CopyBuffer('likes.member_like', 'liker liked at seen_at'),
  view: new CopyBuffer('likes.profile_view', 'viewed viewer at'),
  match: new CopyBuffer('likes.match', 'member_id other_id at'),
  pair: new CopyBuffer('visibility.pair', 'id lo hi'),
  conversation: new CopyBuffer('chats.conversation', 'id last_seq n_lo n_hi starter started_at'),
  message: new CopyBuffer('chats.message', 'conversation_id seq id client_id sender_id dir_seq kind body details cost at'),
  chatPhoto: new CopyBuffer('chats.photo', 'key conversation_id seq sender_id preview_object full_object'),
  convMember: new CopyBuffer('chats.conv_member', 'member_id conversation_id other_id recv read read_to inbox_seq'),
  inbox: new CopyBuffer('chats.inbox', 'member_id seq free_left started'),
});
