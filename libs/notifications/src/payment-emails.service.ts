import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { localeFacts, type Money } from '#contracts';
import { dayText, fill, moneyText, timeText, type PaymentWords } from '#i18n';
import type { Email } from '#mail';
import { BOOKS_ZONE, methodName, withdrawalKeyOf, type Order, type Refund } from '#payments';
import { orderUrl, withdrawUrl } from './addresses.js';
import { EmailFrames, type EmailContext, type Reader } from './email-frames.js';

/** What a mail tells of an order, and of money that went back. */
export type OrderFacts = Pick<Order, 'id' | 'credits' | 'payableMinor' | 'currency' | 'paidAt' | 'method' | 'withdrawUntil'>;
export type RefundFacts = Pick<Refund, 'cause' | 'amountMinor' | 'currency' | 'credits' | 'createdAt'>;

type FramedWords = Omit<PaymentWords['mails']['refund'], 'button'> & { readonly button: string };

/** Writes the mails about money. Each tells its facts one by one, so that it can be kept and understood without the site. */
@Injectable()
export class PaymentEmails {
  constructor(
    private readonly frames: EmailFrames,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** After a purchase: the facts, the last day to withdraw, and the signed link that does it without signing in. */
  async receipt(reader: Reader, order: OrderFacts): Promise<Email> {
    const context = await this.frames.contextFor(reader);
    const { labels, papers, mails } = context.payments;
    const { locale, origin } = context;
    const { withdrawUntil: last } = order;
    return {
      ...this.about(context, mails.receipt, order, paid(order)),
      facts: [
        [labels.credits, order.credits.toLocaleString(localeFacts[locale].iso)],
        [labels.amount, moneyText(paid(order), locale)],
        ...bought(order, context),
      ],
      notes: last ? [fill(papers.withdrawal, locale, { date: dayText(last, locale) })] : [],
      ...(last && {
        link: { label: mails.receipt.withdraw, url: withdrawUrl(origin, order.id, withdrawalKeyOf(this.config.appSecret, order.id)) },
      }),
    };
  }

  /** Where to transfer the money of an order, and what to write on it. */
  async orderReceived(reader: Reader, order: OrderFacts, transfer: NonNullable<Order['transfer']>): Promise<Email> {
    const context = await this.frames.contextFor(reader);
    const { labels, mails } = context.payments;
    return {
      ...this.about(context, mails.orderReceived, order, paid(order)),
      facts: [
        [labels.amount, moneyText(paid(order), context.locale)],
        ['IBAN', groupsOfFour(transfer.iban)],
        ['BIC', transfer.bic],
        [labels.holder, transfer.holder],
        [labels.bank, transfer.bank],
        [labels.reference, transfer.reference],
      ],
    };
  }

  /** Money went back: we paid it back, or the member's bank took it. */
  async refund(reader: Reader, order: OrderFacts, refund: RefundFacts): Promise<Email> {
    const context = await this.frames.contextFor(reader);
    const { labels, mails } = context.payments;
    return {
      ...this.about(context, refund.cause === 'chargeback' ? mails.chargeback : mails.refund, order, back(refund)),
      facts: [[labels.amountBack, moneyText(back(refund), context.locale)], ...bought(order, context)],
    };
  }

  /** The receipt that the law wants at once: what was withdrawn from, when, and what comes back. */
  async withdrawal(reader: Reader, order: OrderFacts, refund: RefundFacts): Promise<Email> {
    const context = await this.frames.contextFor(reader);
    const { labels, mails } = context.payments;
    const { locale } = context;
    const { textWithoutMoney, ...words } = mails.withdrawal;
    return {
      ...this.about(context, refund.amountMinor > 0 ? words : { ...words, text: textWithoutMoney }, order, back(refund)),
      facts: [
        [labels.withdrawnAt, timeText(refund.createdAt, locale, BOOKS_ZONE)],
        [labels.creditsBack, refund.credits.toLocaleString(localeFacts[locale].iso)],
        [labels.amountBack, moneyText(back(refund), locale)],
        ...bought(order, context),
      ],
    };
  }

  /** Frame and button of a mail about an order. */
  private about(context: EmailContext, words: FramedWords, order: OrderFacts, amount: Money) {
    const say = (text: string): string => text.replaceAll('{amount}', moneyText(amount, context.locale));
    const { subject, preview, text } = words;
    return {
      ...this.frames.frame(context, { ...words, subject: say(subject), preview: say(preview), text: say(text) }),
      action: this.frames.action(context, words.button, orderUrl(context.origin, order.id)),
      notes: [],
    } satisfies Email;
  }
}

const paid = ({ payableMinor: minor, currency }: OrderFacts): Money => ({ minor, currency });
const back = ({ amountMinor: minor, currency }: RefundFacts): Money => ({ minor, currency });
const groupsOfFour = (iban: string): string => iban.replaceAll(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');

/** When the order was paid, how, and its number. */
function bought({ paidAt, method, id }: OrderFacts, { payments, locale }: EmailContext): [string, string][] {
  const { labels } = payments;
  return [
    ...(paidAt ? [[labels.paidOn, timeText(paidAt, locale, BOOKS_ZONE)] as [string, string]] : []),
    [labels.method, methodName(method, payments)],
    [labels.order, id],
  ];
}
