type DebitMail = Readonly<Record<'subject' | 'preview' | 'text' | 'button' | 'why', string>>;

/**
 * Direct debit: what a member authorises, its paper, its code and its mails. `{creditor}`, `{code}`, `{site}`, `{amount}`, `{date}` and `{digits}` are
 * filled in.
 */
export type DebitWords = {
  /** Beside the box that a member ticks. */
  readonly box: string;
  /**
   * The mandate of a SEPA Core Direct Debit as banks word it in the language, which the European Payments Council prescribes: the authorisation and
   * the right to the money back; then what we promise besides. They change with `mandateTextVersion` of the payments.
   */
  readonly mandate: Readonly<Record<'authorisation' | 'refund' | 'use', string>>;
  /** The code on a phone; short, because each SMS holds 160 signs, and with letters that phones do not have 70. */
  readonly sms: string;
  readonly paper: Readonly<Record<'title' | 'creditor' | 'payer' | 'authorisation' | 'signature', string>>;
  readonly labels: Readonly<
    Record<
      | 'collectOn'
      | 'reference'
      | 'creditor'
      | 'creditorId'
      | 'account'
      | 'endsIn'
      | 'address'
      | 'creditsAtOnce'
      | 'creditsLater'
      | 'kind'
      | 'kindText'
      | 'signedAt'
      | 'signedBy'
      | 'signedByText'
      | 'version',
      string
    >
  >;
  readonly mails: {
    /** Before the money is collected. */
    readonly announced: DebitMail;
    /** The bank gave it back, or refused it. */
    readonly returned: DebitMail;
    readonly revoked: DebitMail;
  };
};
