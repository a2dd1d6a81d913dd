import type { StatusWords } from './status-words.js';
import type { AccountHelp, ErrorCode, FoundBy, HouseRule, MeasureTold, SelfieRefusal } from '#contracts';
import type { OwnerChange } from '#contracts-admin';
import type { DebitWords } from './debit-words.js';
import type { Plural } from './plural.js';

/** One text for each error code; a missing one does not compile. `{name}` and the like are filled in by `errorText`. */
export type ErrorWords = Readonly<Record<ErrorCode, string>>;

/** What every mail with one button says. */
type EmailWords = {
  readonly subject: string;
  /** Shown by mail programs beside the subject. */
  readonly preview: string;
  readonly text: string;
  readonly button: string;
  /** Why the reader gets this mail. */
  readonly why: string;
};

/** The mails. `{site}`, `{name}`, `{count}`, `{hours}`, `{date}`, `{receipt}` and `{code}` are filled in; no sentence breaks without a name. */
export type MailWords = {
  readonly hello: string;
  readonly helloName: string;
  readonly goodbye: string;
  readonly buttonFails: string;
  readonly questions: string;
  readonly activation: EmailWords & { readonly code: string; readonly valid: Plural };
  readonly reset: EmailWords & { readonly valid: Plural; readonly notYou: string };
  readonly undoDeletion: EmailWords & { readonly note: string };
  readonly exportReady: EmailWords;
  /** `{receipt}` and `{date}`: the number of a report and its day. Nobody is named. */
  readonly reportReceived: EmailWords & { readonly note: string };
  /** To the address that a member wants to use. */
  readonly mailChange: EmailWords;
  /** To the old address; the button undoes it. */
  readonly mailChanged: EmailWords;
  readonly passwordChanged: EmailWords;
  /** `device` and `at` are labels; `unknown` stands for a browser that says nothing of itself. */
  readonly newDevice: EmailWords & Readonly<Record<'device' | 'at' | 'unknown' | 'note', string>>;
  /** What staff did in the account at its owner's wish. */
  readonly accountHelped: Omit<EmailWords, 'text'> & { readonly done: Readonly<Record<AccountHelp, string>>; readonly note: string };
  /** To the owner of an address with which somebody tried to sign up, where the screen may not say so. */
  readonly addressTried: EmailWords;
  readonly unread: Omit<EmailWords, 'subject' | 'text'> & { readonly subject: Plural; readonly text: Plural };
  /** At the foot of every mail that its reader may stop. */
  readonly stop: string;
  /** `{name}` likes the reader; `match`: they like each other. */
  readonly like: EmailWords;
  readonly match: EmailWords;
  /** `{count}` members who joined in a week; `recent`: those of a day or an hour, for who wants to know sooner. */
  readonly newMembers: Omit<EmailWords, 'subject' | 'text'> & {
    readonly subject: Plural;
    readonly text: Plural;
    readonly recent: { readonly preview: string; readonly text: Plural; readonly why: Readonly<Record<'daily' | 'at_once', string>> };
  };
  /** Around what staff write: `{title}` is theirs. */
  readonly announcements: Readonly<
    Record<'promotion' | 'site_news' | 'changed_terms' | 'site_closing', Pick<EmailWords, 'subject' | 'button' | 'why'>>
  >;
  /** On the screen of a phone: of unread messages, `{count}`; and above the title of what staff wrote. */
  readonly pushes: { readonly reminder: { readonly title: Plural; readonly text: string } } & Readonly<
    Record<'promotion' | 'site_news', string>
  >;
  /** From staff to somebody who is no member. */
  readonly invitation: EmailWords & { readonly valid: string; readonly note: string };
  /** To a new colleague of the back office, and to one who sets up a device anew. */
  readonly staffInvitation: EmailWords & { readonly note: string };
  readonly staffAccess: EmailWords & { readonly note: string };
  /** To the owners of the back office: what `{actor}` did about `{person}`, who is or was one of them. */
  readonly ownersChanged: Omit<EmailWords, 'text'> & { readonly done: Readonly<Record<OwnerChange, string>>; readonly note: string };
  /** What waited: `{names}` of those who wrote, and how many like the reader. */
  readonly summary: Omit<EmailWords, 'text'> & { readonly messages: Plural; readonly likes: Plural };
};

/** Invoices and credit notes, and the mails about money. `{amount}`, `{date}`, `{code}`, `{rate}` and `{number}` are filled in. */
export type PaymentWords = {
  /** Those that no brand names. */
  readonly methods: Readonly<Record<'creditcard' | 'banktransfer' | 'directdebit', string>>;
  readonly labels: Readonly<
    Record<
      | 'invoiceNumber'
      | 'creditNoteNumber'
      | 'date'
      | 'paidOn'
      | 'order'
      | 'method'
      | 'country'
      | 'companyNumber'
      | 'vatNumber'
      | 'price'
      | 'discount'
      | 'net'
      | 'vat'
      | 'total'
      | 'totalBack'
      | 'credits'
      | 'amount'
      | 'bank'
      | 'holder'
      | 'reference'
      | 'withdrawnAt'
      | 'boughtOn'
      | 'creditsBack'
      | 'amountBack'
      | 'creditsAgain'
      | 'invoiceDate'
      | 'creditNoteDate'
      | 'refundedOn'
      | 'buyer'
      | 'vatInEuro',
      string
    >
  >;
  readonly papers: Readonly<Record<'invoice' | 'creditNote' | 'back' | 'again' | 'withdrawal' | 'euroRate', string>> & {
    readonly credits: Plural;
  };
  readonly mails: {
    readonly receipt: EmailWords & { readonly withdraw: string };
    readonly orderReceived: EmailWords;
    /** `textElsewhere`: it could not be paid the way it came, and finance paid it. */
    readonly refund: EmailWords & { readonly textElsewhere: string };
    /** Of a chargeback: the bank took the money, we did not send it. */
    readonly chargeback: EmailWords;
    /** The bank paid again what it had taken, or a part of it. */
    readonly chargebackReversed: EmailWords & { readonly textInPart: string };
    /** A withdrawal could not be paid back the way it came: the member is asked for an account. */
    readonly bankAccount: EmailWords;
    /** An order was paid twice, and the second payment goes back. */
    readonly doublePayment: EmailWords;
    readonly withdrawal: EmailWords & { readonly textWithoutMoney: string; readonly textUnpaid: string };
  };
};

/**
 * What a buyer agrees to, and what confirms the contract afterwards. `{days}`, `{date}`, `{at}`, `{version}` and `{credits}` are filled in. The
 * form is that of Annex I(B) of Directive 2011/83/EU, in the official words of each language.
 */
export type ContractWords = {
  /** They change with `consentVersion` of the payments. */
  readonly consents: Readonly<Record<'startAtOnce' | 'payForUse', string>>;
  readonly keep: string;
  readonly title: string;
  readonly labels: Readonly<Record<'seller' | 'email' | 'phone' | 'orderedOn' | 'bought' | 'paid' | 'terms' | 'withdrawnFrom', string>>;
  readonly terms: string;
  /** What somebody withdrew from. */
  readonly declaration: string;
  readonly agreed: Readonly<Record<'title' | 'text' | 'version', string>>;
  readonly withdrawal: Readonly<Record<'title' | 'how' | 'money', string>>;
  readonly form: Readonly<
    Record<'title' | 'instruction' | 'to' | 'statement' | 'ordered' | 'name' | 'address' | 'signature' | 'date' | 'footnote', string>
  >;
};

/** Decisions of the moderators as members read them. `{date}`, `{what}`, `{receipt}`, `{name}` and `{count}` are filled in. */
export type ModerationWords = {
  readonly rules: Readonly<Record<HouseRule, string>>;
  readonly measures: Readonly<Record<MeasureTold, string>>;
  /** What a removal took away, for `{what}`. */
  readonly removed: { readonly photos: Plural; readonly text: string; readonly messages: Plural };
  readonly labels: Readonly<Record<'measure' | 'rule' | 'source' | 'decider' | 'message' | 'photo', string>>;
  /** How it was found; where others told of it, also when. */
  readonly sources: Readonly<Record<FoundBy, string>>;
  /** What it was about, for `{text}`: the words of a message, `bare` without them; a photo, `captioned` with what its owner wrote below it. */
  readonly contents: Readonly<Record<'message' | 'bare' | 'photo' | 'captioned', string>>;
  readonly rulesLink: string;
  readonly decider: string;
  readonly deciders: string;
  readonly decision: EmailWords;
  readonly redress: string;
  /** Of an account that was closed for a reason that is not told. */
  readonly closedRedress: string;
  /** To whoever reported; `nothing`: no rule was broken. */
  readonly reportDecided: EmailWords & { readonly nothing: string; readonly note: string };
  readonly complaintLabels: Readonly<Record<'reference' | 'received' | 'due', string>>;
  /** To whoever complained, who may have no account. */
  readonly complaintReceived: EmailWords & { readonly note: string };
  /** `nothing`: there was no reason to do anything. */
  readonly complaintDecided: EmailWords & { readonly nothing: string; readonly answered: string; readonly note: string };
  /** To whoever knew a member who was banned because of money. */
  readonly fraudWarning: EmailWords & { readonly note: string };
  readonly creditsBack: Plural;
  /** To the same people: the ban was a mistake. `credits`: what came back stays theirs. */
  readonly fraudCleared: EmailWords & { readonly credits: string; readonly note: string };
  readonly appealDecided: EmailWords & {
    readonly overturned: string;
    readonly note: string;
    /** The same, where nobody else existed and the owner, who had a part in it, decided. */
    readonly alone: Pick<EmailWords, 'preview' | 'text'> & { readonly overturned: string };
  };
  /** The same to whoever told of somebody, when nothing was found; `overturned`: the case is open again. */
  readonly dismissalAppeal: Readonly<Record<'text' | 'overturned', string>> & {
    readonly alone: Readonly<Record<'text' | 'overturned', string>>;
  };
  /** What came of a selfie. `look` and `again` are buttons, `reason` is a label; `lost`: the badge is hidden behind another main photo. */
  readonly verification: Readonly<Record<'why' | 'gone' | 'look' | 'again' | 'reason', string>> & {
    readonly reasons: Readonly<Record<SelfieRefusal, string>>;
  } & Readonly<Record<'approved' | 'refused' | 'expired' | 'lost', Readonly<Record<'subject' | 'preview' | 'text', string>>>>;
};

/** The readable page in a member's copy of everything. `fields` are columns; those without a word stand in the files for programs only. */
export type ExportWords = {
  readonly title: string;
  readonly intro: string;
  readonly made: string;
  readonly nothing: string;
  readonly yes: string;
  readonly no: string;
  readonly files: string;
  readonly photo: string;
  readonly areas: Readonly<
    Record<'account' | 'profile' | 'photos' | 'likes' | 'chats' | 'blocks' | 'activity' | 'credits' | 'mails', string>
  >;
  readonly fields: Readonly<Record<string, string>>;
};

/** The report of material of child abuse to an authority. `{company}` and `{site}` are filled in. */
export type ChildReportWords = {
  readonly title: string;
  readonly intro: string;
  readonly none: string;
  readonly lost: string;
  /** The sender of a message is whom the report is about. */
  readonly own: string;
  readonly sections: Readonly<
    Record<'provider' | 'person' | 'visits' | 'orders' | 'pictures' | 'messages' | 'notices' | 'remarks', string>
  >;
  readonly labels: Readonly<
    Record<
      | 'reference'
      | 'foundAt'
      | 'foundBy'
      | 'writtenAt'
      | 'keptUntil'
      | 'name'
      | 'address'
      | 'companyNumber'
      | 'site'
      | 'email'
      | 'phone'
      | 'memberId'
      | 'birthDate'
      | 'place'
      | 'signedUp'
      | 'confirmed'
      | 'from'
      | 'until'
      | 'device'
      | 'at'
      | 'method'
      | 'payment'
      | 'network'
      | 'kind'
      | 'number'
      | 'sentTo'
      | 'bytes'
      | 'sender'
      | 'reason',
      string
    >
  >;
  readonly kinds: Readonly<Record<'photo' | 'chat_photo' | 'reported_photo', string>>;
  readonly remarks: readonly string[];
};

export type Words = {
  readonly errors: ErrorWords;
  readonly mails: MailWords;
  readonly payments: PaymentWords;
  readonly contract: ContractWords;
  readonly debit: DebitWords;
  readonly moderation: ModerationWords;
  readonly exports: ExportWords;
  readonly childReport: ChildReportWords;
  readonly status: StatusWords;
  /** Stands at the beginning of a sentence for a member whose name is not at hand. */
  readonly someone: string;
};
