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

/** The mail server said no for good. `who` is the address that does not exist, `what` the mail itself. */
export class MailRejected extends Error {
  constructor(
    readonly about: 'who' | 'what',
    readonly response: string,
  ) {
    super(`mail rejected (${about}): ${response}`);
    this.name = 'MailRejected';
  }
}

/** It did not work this time. */
export class MailDelayed extends Error {
  constructor(
    readonly fault: SendFault,
    options?: ErrorOptions,
  ) {
    super('the mail could not be handed over', options);
    this.name = 'MailDelayed';
  }
}

/** Hands mails over to a mail server. Throws `MailRejected` or `MailDelayed`; when it returns, the server has taken the mail. */
export abstract class Mailer {
  abstract send(mail: OutgoingMail): Promise<void>;
}
