import { randomUUID } from 'node:crypto';
import type { DebitForm, DebitRequestBody, DebitRequestView } from '#contracts';
import { Clock, Transactions } from '#database';
import { MemberData } from '#member-data';
import { SiteService } from '#site';
import { SmsSender } from '#sms';
import type { TestMember, World } from '#testing';
import type { Shop } from '../shop.fixture.js';
import { DebitCollection } from '../debit-collection/index.js';
import { DebitRequests } from './debit-requests.service.js';
import { DirectDebits } from './direct-debits.service.js';
import { EndedMandates } from './ended-mandates.service.js';

const DAY_MS = 86_400_000;
export const network = '203.0.113.7';
export const form: DebitForm = {
  holder: 'A. de Vries',
  iban: 'NL91ABNA0417164300',
  street: 'Singel',
  house_number: '12 b',
  zip: '3511 AA',
  city: 'Utrecht',
  phone: '0612345678',
};

interface Text {
  readonly to: string;
  readonly text: string;
}

/** A shop whose company collects by direct debit, and whoever gets its texts. */
export class DebitShop {
  readonly texts: Text[] = [];
  /** What becomes of the next text. */
  onText: () => Promise<void> = async () => undefined;
  private readonly before: PropertyDescriptorMap;

  constructor(
    readonly world: World,
    readonly shop: Shop,
  ) {
    const sender = world.get(SmsSender);
    this.before = Object.getOwnPropertyDescriptors(sender);
    Object.defineProperties(sender, {
      isAvailable: { value: true, configurable: true },
      send: {
        configurable: true,
        value: async ({ to, text }: Text) => {
          await this.onText();
          this.texts.push({ to, text });
        },
      },
    });
  }

  async open(): Promise<this> {
    await this.nameCreditor('NL13ZZZ123456780000');
    return this;
  }

  /** Everything as it was: the next file has the same world. */
  async close(): Promise<void> {
    const sender: object = this.world.get(SmsSender);
    for (const name of ['isAvailable', 'send']) {
      Reflect.deleteProperty(sender, name);
      const before = this.before[name];
      if (before) Object.defineProperty(sender, name, before);
    }
    await this.nameCreditor(null);
  }

  async nameCreditor(id: string | null): Promise<void> {
    await this.world.rows(`update site.company set creditor_id = $1 where id = (select company_id from site.site where is_default)`, [id]);
    await this.world.get(SiteService).refresh();
  }

  get debits(): DirectDebits {
    return this.world.get(DirectDebits);
  }

  get requests(): DebitRequests {
    return this.world.get(DebitRequests);
  }

  /** The code in the last text. */
  get otp(): string {
    return /\d{6}/.exec(this.texts.at(-1)?.text ?? '')?.[0] ?? '';
  }

  /** One that is not right. */
  get wrongOtp(): string {
    return this.otp === '000000' ? '000001' : '000000';
  }

  async bodyOf(member: TestMember, credits = 50, account: DebitRequestBody['account'] = form): Promise<DebitRequestBody> {
    const { bundle_id, expected } = await this.shop.body(member, credits);
    return { bundle_id, expected, account, authorised: true };
  }

  async request(member: TestMember, credits = 50, account: DebitRequestBody['account'] = form): Promise<DebitRequestView> {
    return this.requests.request({ memberId: member.id, ip: network }, await this.bodyOf(member, credits, account));
  }

  async verified(member: TestMember, credits = 50, account: DebitRequestBody['account'] = form): Promise<string> {
    const { id } = await this.request(member, credits, account);
    await this.requests.verify(member.id, id, this.otp);
    return id;
  }

  /** Orders with a request whose code was right; answers the id of the order. */
  async orderWith(member: TestMember, requestId: string, credits = 50, key: string = randomUUID()): Promise<string> {
    const body = await this.shop.body(member, credits, { method: 'directdebit', debit_request: requestId });
    return (await this.shop.order(member, body, key)).orderId;
  }

  async ordered(member: TestMember, credits = 50, account: DebitRequestBody['account'] = form): Promise<string> {
    return this.orderWith(member, await this.verified(member, credits, account), credits);
  }

  /** The clock comes to the days of all collections. */
  async collect(): Promise<void> {
    await this.toCollectionDay();
    await this.world.get(DebitCollection).collect();
    await this.endMandates();
  }

  /** The clock follows mandates that are over. */
  endMandates(): Promise<void> {
    return this.world.get(EndedMandates).follow();
  }

  /** Everything that is known of a member goes; the caller ends the account. */
  async erase(member: TestMember): Promise<void> {
    await this.world.get(Transactions).run((tx) => this.world.get(MemberData).erase(tx, member.id));
  }

  async toCollectionDay(): Promise<void> {
    if (this.world.get(Clock).now().getTime() < Date.now() + 5 * DAY_MS) await this.world.clockAhead('6 days');
  }

  /** Ordered, collected and paid. */
  async paid(member: TestMember, credits = 50): Promise<string> {
    const orderId = await this.ordered(member, credits);
    await this.collect();
    await this.says(orderId, { status: 'paid' });
    return orderId;
  }

  /** The provider says something else of the payment of an order, and it is followed. */
  async says(orderId: string, changes: Parameters<Shop['say']>[1]): Promise<void> {
    this.shop.say(orderId, changes);
    await this.shop.sync(orderId);
  }

  async debitOf(orderId: string): Promise<{ state: string; reason: string | null }> {
    const [row] = await this.world.rows<{ state: string; reason: string | null }>(
      `select state, reason from payments.debit where order_id = $1`,
      [orderId],
    );
    if (!row) throw new Error('there is no such debit');
    return row;
  }

  /** The kinds of what is blocked. */
  async blocked(): Promise<string[]> {
    const rows = await this.world.rows<{ kind: string }>(`select kind from payments.debit_block where lifted_at is null order by kind`);
    return rows.map(({ kind }) => kind);
  }

  /** What a member owes for an order, in cents. */
  async owed(orderId: string): Promise<number> {
    const [row] = await this.world.rows<{ minor: number }>(
      `select coalesce(sum(case when account = 'receivable' then amount_minor when contra = 'receivable' then -amount_minor else 0 end), 0)::int as minor
         from payments.money_entry where order_id = $1`,
      [orderId],
    );
    return row?.minor ?? 0;
  }
}
