import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MemberData } from '#member-data';
import { BillingRepository } from './billing/billing.repository.js';
import { DebitCancellations } from './direct-debit/debit-cancellations.service.js';
import { debitTables } from './direct-debit/debit.data.js';
import { MandatesRepository } from './direct-debit/mandates.repository.js';
import { Mandates } from './direct-debit/mandates.service.js';
import { InvoicesService } from './invoices/invoices.service.js';
import { WalletsRepository } from './wallets.repository.js';

const internal = 'a number of the machine';
const books = 'the law on taxes keeps the books for years; the id without an account is the pseudonym';

@Injectable()
export class PaymentsData implements OnModuleInit {
  constructor(
    private readonly memberData: MemberData,
    private readonly wallets: WalletsRepository,
    private readonly invoices: InvoicesService,
    private readonly billing: BillingRepository,
    private readonly debits: DebitCancellations,
    private readonly mandates: Mandates,
    private readonly mandateRows: MandatesRepository,
  ) {}

  onModuleInit(): void {
    this.memberData.register({
      module: 'payments',
      tables: {
        // Before the wallet: what came with a debit that is not collected any more is taken back.
        ...debitTables(this.debits, this.mandateRows),
        'payments.wallet': {
          rows: `member_id = $1`,
          area: 'credits',
          exported: ['balance', 'spent'],
          leftOut: { member_id: internal },
          erase: (tx, memberId) => this.wallets.erase(tx, memberId),
        },
        'payments.ledger_entry': {
          rows: `member_id = $1`,
          area: 'credits',
          exported: ['id', 'at', 'amount', 'balance_after', 'kind', 'ref'],
          leftOut: { member_id: internal, contra: internal },
          order: 'id',
          keeps: books,
        },
        'payments.lot': {
          rows: `member_id = $1`,
          area: 'credits',
          exported: ['from_pos', 'to_pos', 'order_id', 'price_minor', 'of_credits', 'currency'],
          leftOut: { member_id: internal, id: internal },
          order: 'from_pos',
          keeps: `${books}; a claim from a withdrawal lives on with the order`,
        },
        'payments.brought_premium': {
          rows: `member_id = $1`,
          area: 'credits',
          exported: ['since'],
          leftOut: { member_id: internal },
        },
        'payments.brought_credit': {
          rows: `member_id = $1`,
          area: 'credits',
          exported: ['at', 'credits', 'value_minor', 'currency', 'undone_at'],
          leftOut: { id: internal, member_id: internal, ref: internal, company_id: internal },
          order: 'id',
          keeps: books,
        },
        'payments.orders': {
          rows: `member_id = $1`,
          area: 'credits',
          exported: [
            'id',
            'created_at',
            'state',
            'credits',
            'price_minor',
            'discount_minor',
            'payable_minor',
            'currency',
            'vat_bps',
            'vat_minor',
            'discount_code',
            'method',
            'country',
            'country_evidence',
            'country_unclear',
            'company',
            'locale',
            'paid_at',
            'granted_credits',
            'revoked_credits',
            'refunded_minor',
            'charged_back_minor',
            'blocks_buying',
            'made_premium',
            'withdraw_until',
            'refund_days',
            'consent_version',
            'consent',
            'terms_version',
            'failure',
            'transfer',
          ],
          leftOut: {
            member_id: internal,
            idempotency_key: internal,
            body_hash: internal,
            site_id: internal,
            return_origin: internal,
            bundle_id: internal,
            code_id: internal,
            psp: internal,
            psp_id: 'leads to the account at the payment provider',
            checkout_url: 'opens the page on which it is paid',
            ask_at: internal,
            asked: internal,
            movements: internal,
          },
          order: 'created_at',
          keeps: `${books}, and the provider may take money back long after`,
        },
        'payments.money_request': {
          rows: `member_id = $1`,
          area: 'credits',
          exported: ['order_id', 'amount_minor', 'currency', 'credits', 'reason', 'state', 'asked_at', 'decided_at'],
          leftOut: {
            id: internal,
            member_id: internal,
            note: 'what staff wrote for each other',
            asked_by: 'names somebody of the staff',
            decided_by: 'names somebody of the staff',
          },
          order: 'asked_at',
          keeps: books,
        },
        'payments.refund': {
          rows: `member_id = $1`,
          area: 'credits',
          exported: ['id', 'order_id', 'cause', 'amount_minor', 'currency', 'credits', 'state', 'created_at', 'done_at'],
          leftOut: {
            member_id: internal,
            failed_transfers: internal,
            transfer_at: internal,
            psp_refund_id: 'leads to the account at the payment provider',
          },
          order: 'created_at',
          keeps: books,
        },
        'payments.bank_account': {
          rows: `member_id = $1`,
          area: 'credits',
          exported: ['ends_in', 'given_at'],
          leftOut: { member_id: internal, refund_id: internal, sealed: 'sealed: opened by finance alone, to pay the money' },
          keeps: 'money is owed to whoever gave it, also without an account on the site; gone when it is paid',
        },
        'payments.invoice': {
          rows: `member_id = $1`,
          area: 'credits',
          exported: ['kind', 'year', 'number', 'order_id', 'content', 'issued_at'],
          leftOut: { member_id: internal, company_id: internal, id: internal, ref: internal, refund_id: internal },
          order: 'issued_at',
          keeps: `${books}; its row carries no name`,
        },
        'payments.billing_details': {
          rows: `member_id = $1`,
          area: 'credits',
          exported: ['order_id'],
          leftOut: { member_id: internal, sealed: 'it stands on the papers, which are exported too' },
          erase: (tx, memberId) => this.billing.eraseUnpaid(tx, memberId),
          keeps: `${books}, with the name and address that the buyer put on them; those of orders that were never paid go`,
        },
        'payments.discount_redemption': {
          rows: `member_id = $1`,
          area: 'credits',
          exported: ['order_id', 'at'],
          leftOut: { member_id: internal, code_id: internal, once: internal },
        },
        'payments.discount_code': {
          rows: `user_id = $1`,
          area: 'credits',
          exported: ['code', 'basis_points', 'expires', 'created_at'],
          leftOut: {
            id: internal,
            site_id: internal,
            status: internal,
            validity: internal,
            country: internal,
            user_id: internal,
            currency: internal,
            minimum_minor: internal,
            methods: internal,
            is_welcome: internal,
            max_uses: internal,
            made_by: 'names somebody of the staff',
          },
        },
        'payments.spending_limit': {
          rows: `member_id = $1`,
          area: 'credits',
          exported: ['limit_minor', 'currency', 'next_minor', 'next_at'],
          leftOut: { member_id: internal },
        },
      },
      impersonal: {
        'payments.money_entry': 'money of an order; the order knows the member',
        'payments.book_closing': 'which months of the books are closed',
        'payments.book_file': 'the books of a closed month, by order',
        'payments.book_file_part': 'the books of a closed month, by order',
        'payments.country_methods': 'with what members of a country can pay',
        'payments.counted_day': 'which days are counted',
        'payments.credit_day': 'sums of a day, without anybody in them',
        'payments.unspent_change': 'sums of a day, without anybody in them',
        'payments.euro_rate': 'what a euro cost, day by day',
        'payments.vat_rate': 'the VAT of countries, by day',
        'payments.vat_scheme': 'how a company pays the VAT of a country',
        'payments.psp_event': 'ids that the provider called us with',
        'payments.unknown_call': 'how often somebody called about payments that are not ours',
        'payments.provider_settlement': 'what the provider paid out at once',
        'payments.provider_settlement_line': 'movements of a payout, by payment and order',
        'payments.settlement_entry': 'fees and payouts in the books',
        'payments.dispute_month': 'sums of a month, without anybody in them',
        'payments.recon_issue': 'differences between two books, by order',
      },
      files: async (tx, memberId) => [...(await this.invoices.exported(tx, memberId)), ...(await this.mandates.exported(tx, memberId))],
    });
  }
}
