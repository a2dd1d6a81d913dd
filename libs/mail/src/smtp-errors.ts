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
 * What a failure of SMTP means for the mail. An answer to the recipient or to the content that is final is final; any other answer means that
 * the mail was not taken and may be tried again; a connection that breaks without an answer leaves open what became of it.
 */
export function toSendError(error: unknown): MailRejected | MailDelayed {
  const { code = '', command, syscall, responseCode, response = '' } = (typeof error === 'object' && error ? error : {}) as SmtpError;
  if (responseCode !== undefined && responseCode >= FIRST_FINAL_CODE) {
    if ((command === 'RCPT TO' || command === 'DATA') && saysNoSuchMailbox(responseCode, response))
      return new MailRejected('who', response);
    if (command === 'DATA' && code === 'EMESSAGE') return new MailRejected('what', response);
  }
  const notTaken = responseCode !== undefined || syscall === 'connect' || neverConnected.has(code);
  return new MailDelayed(notTaken ? 'not-taken' : 'unknown', { cause: error });
}
