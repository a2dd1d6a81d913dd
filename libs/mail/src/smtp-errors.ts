import { MailDelayed, MailRejected } from './mailer.js';
import { saysNoSuchMailbox } from './no-such-mailbox.policy.js';

type SmtpError = {
  readonly code?: string;
  readonly command?: string;
  readonly syscall?: string;
  readonly responseCode?: number;
  readonly response?: string;
};

const FIRST_FINAL_CODE = 500;
const neverConnected = new Set(['EDNS', 'EAUTH', 'ETLS']);

/**
 * What a failure of SMTP means for the mail. Only an answer that says that there is no such mailbox is final. After any other answer the mail was
 * not taken and may be tried again; a connection that breaks without an answer leaves open what became of it.
 */
export function toSendError(error: unknown): MailRejected | MailDelayed {
  if (error instanceof MailDelayed) return error;
  const { code = '', command, syscall, responseCode, response = '' } = (typeof error === 'object' && error ? error : {}) as SmtpError;
  const refused = responseCode !== undefined && responseCode >= FIRST_FINAL_CODE;
  const onlyThis = responseCode !== undefined && (command === 'RCPT TO' || command === 'DATA');
  if (refused && onlyThis && saysNoSuchMailbox(responseCode, response)) return new MailRejected(response);
  const notTaken = responseCode !== undefined || syscall === 'connect' || neverConnected.has(code);
  return new MailDelayed(notTaken ? 'not-taken' : 'unknown', { cause: error, refused, onlyThis });
}
