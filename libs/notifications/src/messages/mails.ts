import type { JobName } from '#queues';
import type { AnsweringMail, MailDefinition } from '../define-mail.js';
import { accountClosedMail } from './account-closed.notification.js';
import { accountHelpedMail } from './account-helped.notification.js';
import { activationMail } from './activation.notification.js';
import { addressTriedMail } from './address-tried.notification.js';
import { announcementTestMail, changedTermsMail, promotionMail, siteClosingMail, siteNewsMail } from './announcement.notification.js';
import { appealDecidedMail } from './appeal-decided.notification.js';
import { bankAccountRequestMail } from './bank-account-request.notification.js';
import { chargebackReversedMail } from './chargeback-reversed.notification.js';
import { complaintDecidedMail, complaintReceivedMail } from './complaint.notification.js';
import { debitAnnouncedMail } from './debit-announced.notification.js';
import { debitReturnedMail } from './debit-returned.notification.js';
import { decisionMail } from './decision.notification.js';
import { doublePaymentMail } from './double-payment.notification.js';
import { exportReadyMail } from './export-ready.notification.js';
import { fraudClearedMail } from './fraud-cleared.notification.js';
import { fraudWarningMail } from './fraud-warning.notification.js';
import { invitationMail } from './invitation.notification.js';
import { likeMail } from './like.notification.js';
import { mailChangeMail } from './mail-change.notification.js';
import { mailChangedMail } from './mail-changed.notification.js';
import { mandateRevokedMail } from './mandate-revoked.notification.js';
import { messageMail } from './message.notification.js';
import { newDeviceMail } from './new-device.notification.js';
import { newMembersMail } from './new-members.notification.js';
import { orderReceivedMail } from './order-received.notification.js';
import { ownersChangedMail } from './owners-changed.notification.js';
import { passwordChangedMail } from './password-changed.notification.js';
import { receiptMail } from './receipt.notification.js';
import { refundMail } from './refund.notification.js';
import { reportDecidedMail } from './report-decided.notification.js';
import { reportReceivedMail } from './report-received.notification.js';
import { resetMail } from './reset.notification.js';
import { staffLinkMail } from './staff-link.notification.js';
import { summaryMail } from './summary.notification.js';
import { undoDeletionMail } from './undo-deletion.notification.js';
import { unreadMail } from './unread.notification.js';
import { badgeLostMail, verificationMail } from './verification.notification.js';
import { withdrawalReceiptMail } from './withdrawal-receipt.notification.js';

/** The mails that a job asks for. */
export const answeringMails = [
  activationMail,
  resetMail,
  mailChangeMail,
  mailChangedMail,
  passwordChangedMail,
  newDeviceMail,
  accountHelpedMail,
  addressTriedMail,
  undoDeletionMail,
  exportReadyMail,
  receiptMail,
  orderReceivedMail,
  refundMail,
  bankAccountRequestMail,
  doublePaymentMail,
  chargebackReversedMail,
  withdrawalReceiptMail,
  debitAnnouncedMail,
  debitReturnedMail,
  mandateRevokedMail,
  messageMail,
  unreadMail,
  likeMail,
  summaryMail,
  reportReceivedMail,
  reportDecidedMail,
  complaintReceivedMail,
  complaintDecidedMail,
  decisionMail,
  accountClosedMail,
  appealDecidedMail,
  fraudWarningMail,
  fraudClearedMail,
  verificationMail,
  badgeLostMail,
  announcementTestMail,
  invitationMail,
  staffLinkMail,
  ownersChangedMail,
] as const satisfies readonly AnsweringMail[];

/** Every mail of the product: whoever adds one writes its file and names it here. */
const mails = [...answeringMails, newMembersMail, promotionMail, siteNewsMail, changedTermsMail, siteClosingMail] as const;

export type MailKind = (typeof mails)[number]['kind'];
export type MailJob = (typeof answeringMails)[number]['job'];
export const mailJobs: readonly JobName[] = answeringMails.map(({ job }) => job);
export const allMails: readonly MailDefinition[] = mails;

/** The definition behind a row of `notifications.mail`; undefined for a kind that is no more. */
export const mailOf = (kind: string): MailDefinition | undefined => allMails.find((mail) => mail.kind === kind);
