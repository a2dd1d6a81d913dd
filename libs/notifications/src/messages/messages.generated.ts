// Written by `node apps/tools/run.mjs tables` from the files beside it; a check compares it.
import { accountClosedMail } from './account-closed.notification.js';
import { accountHelpedMail } from './account-helped.notification.js';
import { activationMail } from './activation.notification.js';
import { addressTriedMail } from './address-tried.notification.js';
import { announcementTestMail, changedTermsMail, promotionMail, promotionPush, siteClosingMail, siteNewsMail, siteNewsPush } from './announcement.notification.js';
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
import { likeMail, likePush } from './like.notification.js';
import { mailChangeMail } from './mail-change.notification.js';
import { mailChangedMail } from './mail-changed.notification.js';
import { mandateRevokedMail } from './mandate-revoked.notification.js';
import { messageMail, messagePush } from './message.notification.js';
import { newDeviceMail } from './new-device.notification.js';
import { newMembersMail, newMembersPush } from './new-members.notification.js';
import { orderReceivedMail } from './order-received.notification.js';
import { ownersChangedMail } from './owners-changed.notification.js';
import { passwordChangedMail } from './password-changed.notification.js';
import { receiptMail } from './receipt.notification.js';
import { refundMail } from './refund.notification.js';
import { reportDecidedMail } from './report-decided.notification.js';
import { reportReceivedMail } from './report-received.notification.js';
import { resetMail } from './reset.notification.js';
import { staffLinkMail } from './staff-link.notification.js';
import { summaryMail, summaryPush } from './summary.notification.js';
import { undoDeletionMail } from './undo-deletion.notification.js';
import { unreadMail, unreadPush } from './unread.notification.js';
import { badgeLostMail, verificationMail } from './verification.notification.js';
import { withdrawalReceiptMail } from './withdrawal-receipt.notification.js';

/** The mails that a job asks for. */
export const answeringMails = [
  accountClosedMail,
  accountHelpedMail,
  activationMail,
  addressTriedMail,
  announcementTestMail,
  appealDecidedMail,
  bankAccountRequestMail,
  chargebackReversedMail,
  complaintDecidedMail,
  complaintReceivedMail,
  debitAnnouncedMail,
  debitReturnedMail,
  decisionMail,
  doublePaymentMail,
  exportReadyMail,
  fraudClearedMail,
  fraudWarningMail,
  invitationMail,
  likeMail,
  mailChangeMail,
  mailChangedMail,
  mandateRevokedMail,
  messageMail,
  newDeviceMail,
  orderReceivedMail,
  ownersChangedMail,
  passwordChangedMail,
  receiptMail,
  refundMail,
  reportDecidedMail,
  reportReceivedMail,
  resetMail,
  staffLinkMail,
  summaryMail,
  undoDeletionMail,
  unreadMail,
  badgeLostMail,
  verificationMail,
  withdrawalReceiptMail,
] as const;

/** Those of mailings. */
export const mailsOfMailings = [
  changedTermsMail,
  promotionMail,
  siteClosingMail,
  siteNewsMail,
  newMembersMail,
] as const;

/** The pushes that a job asks for. */
export const pushes = [
  likePush,
  messagePush,
  summaryPush,
  unreadPush,
] as const;

/** Those of mailings. */
export const pushesOfMailings = [
  promotionPush,
  siteNewsPush,
  newMembersPush,
] as const;
