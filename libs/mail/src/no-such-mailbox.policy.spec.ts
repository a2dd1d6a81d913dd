import { describe, expect, it } from '@jest/globals';
import { saysNoSuchMailbox } from './no-such-mailbox.policy.js';

const basicOf = (answer: string): number => Number(answer.slice(0, 3));

/** As mail servers of large and small providers give them. */
const gone = [
  "550-5.1.1 The email account that you tried to reach does not exist. Please try\n550-5.1.1 double-checking the recipient's email address for typos",
  '550 5.1.1 <anna@mail.example>: Recipient address rejected: User unknown in virtual mailbox table',
  '550 5.1.1 <anna@mail.example>: Recipient address rejected: User unknown in relay recipient table',
  '554 5.1.1 <anna@mail.example>: Recipient address rejected: undeliverable address',
  '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient anna@mail.example not found by SMTP address lookup',
  '556 5.1.10 Recipient address has null MX',
  '501 5.1.3 Bad recipient address syntax',
  '553 5.1.3 The recipient address is not a valid RFC-5321 address',
  '550 5.1.2 Bad destination system: no such domain',
  '551 5.1.6 Recipient has moved',
  '550 5.2.1 The email account that you tried to reach is disabled. Learn more at https://support.example/mail/?p=DisabledUser',
  '550 5.2.1 This mailbox has been blocked due to inactivity',
  '550 5.1.1 Adresse d au moins un destinataire invalide. Invalid recipient. OFR_416 [416]',
  "554 delivery error: dd This user doesn't have a mail.example account (anna@mail.example) [0]",
  '554 delivery error: dd Sorry, your message to anna@mail.example cannot be delivered. This account has been disabled or discontinued (102).',
  '550 No such mailbox',
  '550 No such user here',
  '550 unknown user',
  '550 User unknown',
  '553 sorry, no mailbox here by that name (#5.1.1)',
  '550 Invalid recipient anna@mail.example',
  '550 Unrouteable address',
  '550 anna@mail.example: Recipient not found',
  '550 Mailbox does not exist',
];
const refused = [
  '550 5.7.1 Relaying denied',
  '550 relay not permitted',
  '554 Relay access denied',
  '550-5.7.26 This mail has been blocked because the sender is unauthenticated. Gmail requires all senders to authenticate with either SPF or DKIM.',
  '550 5.7.1 Our system has detected that this message is likely unsolicited mail',
  '550-5.7.25 The IP address sending this message does not have a PTR record setup',
  '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org',
  '550 SC-001 (COL004-MC1F4) Unfortunately, messages from 192.0.2.1 were not sent. Please contact your Internet service provider since part of their network is on our block list',
  '554 Transaction failed: reputation of the sending address is too low',
  '550 Mailbox full',
  '552 5.2.2 The email account that you tried to reach is over quota',
  '550 5.2.2 user has exceeded the quota',
  '550 5.2.1 The user you are trying to contact is receiving mail at a rate that prevents additional messages from being delivered',
  '550 5.2.3 Message too large for this recipient',
  '550 5.4.1 Recipient address rejected: Access denied. [AM6EUR05FT003.eop-eur05.prod.protection.outlook.com]',
  '550 5.4.6 Routing loop detected',
  '550 5.1.8 Access denied, bad outbound sender',
  '550 5.1.7 Invalid address of the sender',
  '550 Sender verify failed: no such user',
  '550 Requested action not taken: mailbox unavailable. For explanation visit https://postmaster.mail.example/en/case?c=r0601',
  '550 Invalid HELO name',
  '550 Authentication required: no such account',
  '550 Your address is listed at bl.example',
  '551 User not local; please try somewhere.example',
  '554 5.3.4 Message size exceeds fixed limit',
  '550 5.5.1 Recipient greylisted, try again later',
  '530 5.7.0 Must issue a STARTTLS command first',
  '550 User temporarily not found, try again',
];

describe('a final answer of a mail server', () => {
  it.each(gone)('says that there is no such mailbox: %s', (answer) => {
    expect(saysNoSuchMailbox(basicOf(answer), answer)).toBe(true);
  });

  it.each(refused)('says nothing of the mailbox: %s', (answer) => {
    expect(saysNoSuchMailbox(basicOf(answer), answer)).toBe(false);
  });
});
