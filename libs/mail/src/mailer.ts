/** A mail that is ready to go: everything in it is final. */
/** Somebody waits for a critical mail; bulk mail may queue. Each has SMTP connections of its own. */
export type MailLane = 'critical' | 'bulk';

export type Attachment = { readonly filename: string; readonly content: Buffer; readonly contentType: string };

export type OutgoingMail = {
  readonly lane: MailLane;
  /** The same for every try of the same mail, so that a receiver who gets it twice sees it once. */
  readonly messageId: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments?: readonly Attachment[] | undefined;
  /** Address that ends mails of this kind with one POST (RFC 8058). */
  readonly unsubscribeUrl?: string | undefined;
};

/** Whether a mail that could not be handed over may have been taken all the same. */
export type SendFault = 'not-taken' | 'unknown';

/** The mail server says that there is no such mailbox. Any other refusal is a `MailDelayed`. */
export class MailRejected extends Error {
  constructor(readonly response: string) {
    super(`no such mailbox: ${response}`);
    this.name = 'MailRejected';
  }
}

interface DelayOptions extends ErrorOptions {
  /** The server gave a final answer: it says no to us, to the mail or to the moment. */
  readonly refused?: boolean;
  /** It is about this mail or its reader: others may go through. */
  readonly onlyThis?: boolean;
  readonly why?: string;
}

/** It did not work this time. */
export class MailDelayed extends Error {
  readonly refused: boolean;
  readonly onlyThis: boolean;

  constructor(
    readonly fault: SendFault,
    { refused = false, onlyThis = false, why, ...options }: DelayOptions = {},
  ) {
    super(why ?? 'the mail could not be handed over', options);
    this.name = 'MailDelayed';
    this.refused = refused;
    this.onlyThis = onlyThis;
  }
}

/** Hands mails over to a mail server. Throws `MailRejected` or `MailDelayed`; when it returns, the server has taken the mail. */
export abstract class Mailer {
  abstract send(mail: OutgoingMail): Promise<void>;
}
