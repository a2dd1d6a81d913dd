import * as z from 'zod';
import { defineEvent } from '#events';

const aboutDecision = z.object({ decisionId: z.uuid() });
const aboutReport = z.object({ reportId: z.uuid() });
const aboutComplaint = z.object({ complaintId: z.uuid() });

export const memberReported = defineEvent('moderation.reported', 1, aboutReport);
export const complained = defineEvent('moderation.complained', 1, aboutComplaint);
/** A moderator decided; for some seconds it can be taken back. */
export const decisionMade = defineEvent('moderation.decision_made', 1, aboutDecision);
/** Nothing was wrong with a new photo or text; for some seconds it can be taken back. */
export const reviewApproved = defineEvent('moderation.review_approved', 1, z.object({ reviewId: z.uuid(), approvalId: z.uuid() }));
/** The decision is in force. */
export const decided = defineEvent('moderation.decided', 1, aboutDecision);
export const reportDecided = defineEvent('moderation.report_decided', 1, aboutReport);
export const appealDecided = defineEvent('moderation.appeal_decided', 1, z.object({ appealId: z.uuid() }));
export const fraudContactFound = defineEvent('moderation.fraud_contact_found', 1, z.object({ contactId: z.uuid() }));
export const complaintDecided = defineEvent('moderation.complaint_decided', 1, aboutComplaint);
/** Somebody was banned because of money: those who knew them are told, and get back what they spent. */
export const fraudFound = defineEvent('moderation.fraud_found', 1, aboutDecision);

/** Such a ban was a mistake: whoever was told of it is told that. */
export const fraudCleared = defineEvent('moderation.fraud_cleared', 1, aboutDecision);
export const fraudContactCleared = defineEvent('moderation.fraud_contact_cleared', 1, z.object({ contactId: z.uuid() }));

/** Somebody was banned for something else than money. */
export const banned = defineEvent('moderation.banned', 1, z.object({ decisionId: z.uuid(), memberId: z.uuid() }));

const aboutVerification = z.object({ verificationId: z.uuid() });

/** A moderator compared a selfie; for some seconds it can be taken back. */
export const selfieDecided = defineEvent('moderation.selfie_decided', 1, aboutVerification);
/** What came of a selfie is final, and it is gone. */
export const verificationOver = defineEvent('moderation.verification_over', 1, aboutVerification);
/** The main photo is none of those that were compared any more. */
export const badgeLost = defineEvent('moderation.badge_lost', 1, z.object({ memberId: z.uuid(), verificationId: z.uuid() }));
