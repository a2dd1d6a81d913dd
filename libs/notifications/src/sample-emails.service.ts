import { Injectable } from '@nestjs/common';
import type { Locale, MemberId } from '#contracts';
import type { Email } from '#mail';
import type { Reader } from './email-frames.js';
import { EmailsService } from './emails.service.js';
import { ModerationEmails, type DecisionFacts } from './moderation-emails.service.js';
import { StaffEmails } from './staff-emails.service.js';
import { PaymentEmails, type OrderFacts, type RefundFacts } from './payment-emails.service.js';

const id = '01930000-0000-7000-8000-000000000001' as MemberId;
const token = 'a-link-that-leads-nowhere-0123456789';
const day = new Date('2026-12-04T10:30:00Z');
const dueDay = new Date('2026-12-06T10:30:00Z');
const stopUrl = (origin: string): string => `${origin}/${token}`;

const order: OrderFacts = {
  id,
  credits: 1_250,
  payableMinor: 4_995,
  currency: 'EUR',
  paidAt: day,
  method: 'ideal',
  withdrawUntil: '2026-12-18',
};
const refund: RefundFacts = { cause: 'withdrawal', amountMinor: 3_995, currency: 'EUR', credits: 1_000, createdAt: day };
const transfer = {
  iban: 'NL91ABNA0417164300',
  bic: 'ABNANL2A',
  holder: 'Second Spring B.V.',
  bank: 'ABN AMRO',
  reference: 'RF18 5390 0754 7034',
};
const decision: DecisionFacts = {
  measure: 'warning',
  rule: 'insult',
  removed: null,
  until: null,
  hasSecond: false,
  appealUntil: new Date('2027-06-04T10:30:00Z'),
  appealToken: token,
};
const people = [
  { id, name: 'Margaretha', age: 63, town: 'Utrecht' },
  { id: '01930000-0000-7000-8000-000000000002' as MemberId, name: 'Jan', age: 71, town: "'s-Hertogenbosch" },
  { id: '01930000-0000-7000-8000-000000000003' as MemberId, name: 'Wil', age: 58, town: 'Amersfoort' },
];

/** What staff write is theirs, in whatever language. */
const written = ({ language }: Reader) => ({
  language,
  title: 'Lorem ipsum dolor',
  body: 'Lorem ipsum dolor sit amet.\n\nConsectetur adipiscing elit.',
});

type Write = (reader: Reader) => Promise<Email>;

/** Every mail of the product as it looks, about people and purchases that do not exist: to be looked at and checked. */
@Injectable()
export class SampleEmails {
  private readonly samples: Readonly<Record<string, Write>>;

  constructor(emails: EmailsService, payments: PaymentEmails, moderation: ModerationEmails, staff: StaffEmails) {
    this.samples = samplesOf(emails, payments, moderation, staff);
  }

  names(): string[] {
    return Object.keys(this.samples);
  }

  /** Undefined for a name that is none of `names()`. */
  async write(name: string, { siteId, language }: { readonly siteId: string; readonly language: Locale }): Promise<Email | undefined> {
    return this.samples[name]?.({ memberId: id, siteId, language, name: 'Annemieke' });
  }
}

/** A method that writes a mail and has no sample does not compile. */
type Writers = Record<
  keyof EmailsService | `payments:${keyof PaymentEmails}` | `moderation:${keyof ModerationEmails}` | `staff:${keyof StaffEmails}`,
  Readonly<Record<string, Write>>
>;

function samplesOf(
  emails: EmailsService,
  payments: PaymentEmails,
  moderation: ModerationEmails,
  staff: StaffEmails,
): Readonly<Record<string, Write>> {
  const writers: Writers = {
    activation: { activation: (reader) => emails.activation({ ...reader, token, hours: 72, code: '048213' }) },
    reset: { reset: (reader) => emails.reset({ ...reader, token, hours: 1 }) },
    undoDeletion: { 'undo-deletion': (reader) => emails.undoDeletion({ ...reader, token, until: day }) },
    exportReady: { 'export-ready': (reader) => emails.exportReady({ ...reader, until: day }) },
    reportReceived: { 'report-received': (reader) => emails.reportReceived({ ...reader, receipt: 'R-7K3M-9QX2', at: day }) },
    mailChange: { 'mail-change': (reader) => emails.mailChange({ ...reader, token, hours: 24 }) },
    changed: {
      'mail-changed': (reader) => emails.changed({ ...reader, token, hours: 72 }, 'mailChanged'),
      'password-changed': (reader) => emails.changed({ ...reader, token, hours: 72 }, 'passwordChanged'),
    },
    newDevice: {
      'new-device': (reader) =>
        emails.newDevice({ ...reader, device: { browser: 'chrome', kind: 'windows' }, at: day, zone: 'Europe/Amsterdam' }),
    },
    addressTried: { 'address-tried': (reader) => emails.addressTried(reader) },
    unread: {
      'unread-one': (reader) => emails.unread(reader, { chatId: id, from: 'Jan', count: 1, stopUrl }),
      'unread-several': (reader) => emails.unread(reader, { chatId: id, from: 'Margaretha', count: 5, stopUrl }),
    },
    like: {
      like: (reader) => emails.like(reader, { likerId: id, name: 'Jan', isMatch: false, stopUrl }),
      match: (reader) => emails.like(reader, { likerId: id, name: 'Jan', isMatch: true, stopUrl }),
    },
    summary: {
      'summary-one': (reader) => emails.summary(reader, { names: ['Jan'], likes: 1, announcements: [], stopUrl }),
      'summary-several': (reader) =>
        emails.summary(reader, { names: people.map(({ name }) => name), likes: 5, announcements: [], stopUrl }),
      'summary-with-news': (reader) =>
        emails.summary(reader, { names: [], likes: 1, announcements: [{ kind: 'site_news', text: written(reader), path: '' }], stopUrl }),
    },
    newMembers: {
      'new-members-one': (reader) => emails.newMembers(reader, { people: people.slice(0, 1), stopUrl }),
      'new-members-several': (reader) => emails.newMembers(reader, { people, stopUrl }),
    },
    'moderation:decision': {
      'decision-warning': (reader) => moderation.decision(reader, decision),
      'decision-removal': (reader) => moderation.decision(reader, { ...decision, measure: 'removal', rule: 'photo', removed: 'both' }),
      'decision-restriction': (reader) =>
        moderation.decision(reader, { ...decision, measure: 'restriction', rule: 'advertising', until: day }),
      'decision-suspension': (reader) => moderation.decision(reader, { ...decision, measure: 'suspension', rule: 'sexual', until: day }),
      'decision-ban': (reader) => moderation.decision(reader, { ...decision, measure: 'ban', rule: 'money', hasSecond: true }),
    },
    'moderation:reportDecided': {
      'report-confirmed': (reader) => moderation.reportDecided(reader, { receipt: 'K7PM-4WXD', at: day, isConfirmed: true }),
      'report-dismissed': (reader) => moderation.reportDecided(reader, { receipt: 'K7PM-4WXD', at: day, isConfirmed: false }),
    },
    'moderation:complaintReceived': {
      'complaint-received': (reader) =>
        moderation.complaintReceived({ ...reader, memberId: null }, { reference: 'K7PM-4WXD', at: day, dueAt: dueDay }),
    },
    'moderation:complaintDecided': {
      'complaint-acted': (reader) => moderation.complaintDecided(reader, { reference: 'K7PM-4WXD', at: day, isActed: true }),
      'complaint-answered': (reader) =>
        moderation.complaintDecided(reader, {
          reference: 'K7PM-4WXD',
          at: day,
          isActed: false,
          answer: 'You are right, the letters were too small.\n\nSince this morning they are larger.',
        }),
      'complaint-nothing': (reader) => moderation.complaintDecided(reader, { reference: 'K7PM-4WXD', at: day, isActed: false }),
    },
    'moderation:fraudWarning': {
      'fraud-warning': (reader) => moderation.fraudWarning(reader, { name: 'Jan', credits: 24 }),
      'fraud-warning-without-credits': (reader) => moderation.fraudWarning(reader, { name: 'Jan', credits: 0 }),
    },
    'moderation:appealDecided': {
      'appeal-upheld': (reader) => moderation.appealDecided(reader, { isOverturned: false }),
      'appeal-overturned': (reader) => moderation.appealDecided(reader, { isOverturned: true }),
    },
    'moderation:selfie': {
      'selfie-approved': (reader) => moderation.selfie(reader, { kind: 'approved' }),
      'selfie-refused': (reader) => moderation.selfie(reader, { kind: 'refused', reason: 'no_pose' }),
      'selfie-expired': (reader) => moderation.selfie(reader, { kind: 'expired' }),
      'badge-lost': (reader) => moderation.selfie(reader, { kind: 'lost' }),
    },
    'payments:receipt': { receipt: (reader) => payments.receipt(reader, order) },
    'payments:orderReceived': { 'order-received': (reader) => payments.orderReceived(reader, order, transfer) },
    'payments:refund': {
      refund: (reader) => payments.refund(reader, order, { ...refund, cause: 'provider' }),
      chargeback: (reader) => payments.refund(reader, order, { ...refund, cause: 'chargeback' }),
    },
    'payments:withdrawal': {
      withdrawal: (reader) => payments.withdrawal(reader, order, refund),
      'withdrawal-without-money': (reader) => payments.withdrawal(reader, order, { ...refund, amountMinor: 0 }),
    },
    'staff:announcement': {
      promotion: (reader) => staff.announcement(reader, { kind: 'promotion', text: written(reader), path: '', stopUrl }),
      'site-news': (reader) => staff.announcement(reader, { kind: 'site_news', text: written(reader), path: '/members', stopUrl }),
      'changed-terms': (reader) => staff.announcement(reader, { kind: 'changed_terms', text: written(reader), path: '' }),
      'site-closing': (reader) => staff.announcement(reader, { kind: 'site_closing', text: written(reader), path: '' }),
    },
    'staff:invitation': { invitation: ({ siteId, language }) => staff.invitation({ siteId, language }, { token, until: day }) },
  };
  return Object.assign({}, ...Object.values(writers)) as Readonly<Record<string, Write>>;
}
