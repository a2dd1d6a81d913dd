import type {
  AlarmRow,
  CaseReason,
  CaseRow,
  DecisionState,
  AuditAct,
  InvitationState,
  OfficePhotoStatus,
  RecurringState,
  StaffRole,
  VerificationRow,
} from '#contracts-admin';
import { catalogueActs } from './gifts/act-words';
import { methodActs } from './methods/act-words';
import type { ComplaintCategory, HouseRule, Measure, Pose, ReportReason, SelfieRefusal, UserStatus } from '#contracts';
import { directDebitActs } from './direct-debits/act-words';
import { staffActs } from './colleagues/act-words';
import { listActs } from './resource-words';
import { textActs } from './texts/log-words';

export const acts: Record<AuditAct, string> = {
  ...listActs,
  ...staffActs,
  'member.opened': 'Opened a member',
  'member.photo_opened': 'Looked at a photo',
  'member.photo_approved': 'Approved a photo',
  'member.photo_rejected': 'Rejected a photo',
  'member.limit_lifted': 'Lifted a limit on first messages',
  'member.fictional_set': 'Marked a profile as fictional',
  'member.fictional_unset': 'Took the mark of a fictional profile off',
  'member.mailed_again': 'Let mails go again to an address from which they came back',
  'member.activation_sent': 'Activation mail sent again',
  'member.address_confirmed': 'Address confirmed by staff',
  'member.lockout_ended': 'Lock after wrong passwords ended',
  'member.sessions_ended': 'Logged out everywhere',
  'member.restored': 'Deleted account brought back',
  'member.too_young_told': 'Passed on: too young by a proof',
  'member.birth_date_corrected': 'Date of birth corrected',
  'member.gender_corrected': 'Sex corrected',
  'case.opened': 'Opened a case',
  'case.initiated': 'Opened a case of our own',
  'case.more_asked': 'Asked to read more of a conversation',
  'case.more_granted': 'Agreed that more of a conversation is read',
  'case.more_refused': 'Refused that more of a conversation is read',
  'case.taken': 'Took a case',
  'case.skipped': 'Passed over a case',
  'case.escalated': 'Handed a case to the owner',
  'case.messages_read': 'Read messages of a case',
  'case.photo_opened': 'Looked at a photo of a case',
  'case.noted': 'Wrote a note on a case',
  'case.decided': 'Decided a case',
  'case.decision_undone': 'Took a decision back',
  'case.appeal_upheld': 'Upheld a decision after an appeal',
  'case.appeal_overturned': 'Overturned a decision after an appeal',
  'case.ban_confirmed': 'Confirmed a ban',
  'case.ban_refused': 'Refused a ban',
  'case.resolved': 'Answered a complaint',
  'child_material.sealed': 'Stopped a member and sealed child material',
  'child_material.opened': 'Opened child material: the steps and the report, no picture',
  'child_material.report_written': 'Took the report on child material as a file',
  'child_material.handed_over': 'Noted which authority has child material',
  'child_material.kept_longer': 'Had child material kept longer',
  'child_material.released': 'Found that it was no child material',
  'child_material.destroyed': 'Child material was destroyed, its time was over',
  'signal_rule.tried': 'Tried a rule of signals',
  'signal_rule.changed': 'Changed a rule of signals',
  'scam_word.tried': 'Tried words of scams',
  'scam_word.added': 'Added words of scams',
  'scam_word.removed': 'Removed words of scams',
  'site.opened': 'Opened the settings of a site',
  'site.settings_changed': 'Changed settings of a site',
  'site.made': 'Site made',
  'site.details_changed': 'Name or hosts of a site changed',
  'site.settings_undone': 'Took a change of settings back',
  'review.taken': 'Took new photos and texts to look at',
  'review.approved': 'Approved a new photo or text',
  'review.rejected': 'Rejected a new photo or text',
  'review.escalated': 'Made a case of a new photo or text',
  'review.skipped': 'Passed over a new photo or text',
  'review.undone': 'Took back what was decided about a new photo or text',
  'verification.opened': 'Opened a verification',
  'verification.taken': 'Took a verification',
  'verification.skipped': 'Passed over a verification',
  'verification.selfie_opened': 'Looked at a selfie',
  'verification.approved': 'Verified a member',
  'verification.refused': 'Refused a selfie',
  'verification.undone': 'Took a decision about a selfie back',
  'invitation.made': 'Made an invitation',
  'invitation.revoked': 'Took an invitation back',
  'announcement.made': 'Drafted an announcement',
  'announcement.saved': 'Changed an announcement',
  'announcement.scheduled': 'Scheduled an announcement',
  'announcement.stopped': 'Stopped an announcement',
  'announcement.tested': 'Tried out an announcement',
  'incident.written': 'Told members of an outage or of planned work',
  'incident.changed': 'Changed what members are told of an outage or of planned work',
  'statements.exported': 'Took the statements of reasons of a year as a file',
  'figures.refreshed': 'Had the figures of the dashboard counted',
  'queues.opened': 'Opened the queues',
  'dead_letter.retried': 'Had a job tried again',
  'recurring_job.run': 'Ran a recurring job',
  'order.opened': 'Opened an order',
  'order.provider_asked': 'Asked the provider about an order',
  'order.papers_sent': 'Sent the papers of an order again',
  'order.paper_opened': 'Looked at a paper of an order',
  'order.refund_asked': 'Asked to pay money back',
  'order.country_settled': 'Settled in which country an order is taxed',
  'buying.allowed': 'Allowed to buy again after a chargeback',
  'member.credits_asked': 'Asked to give or take credits',
  'money_request.confirmed': 'Confirmed a money request',
  'money_request.declined': 'Declined a money request',
  ...directDebitActs,
  ...catalogueActs,
  'prices.opened': 'Opened the prices of a site',
  'price_list.made': 'Set prices',
  'price_list.withdrawn': 'Withdrew planned prices',
  'company.opened': 'Opened a company',
  'company.made': 'Made a company',
  'company.changed': 'Changed the details of a company',
  'company.site_given': 'Gave a site to a company',
  'company.vat_scheme_set': 'Noted how a company pays VAT',
  'company.vat_scheme_withdrawn': 'Withdrew how a company pays VAT',
  'vat.opened': 'Opened the VAT of a country',
  'vat_rate.added': 'Added a rate of VAT',
  'vat_rate.withdrawn': 'Withdrew a planned rate of VAT',
  ...methodActs,
  ...textActs,
  'discount_code.opened': 'Opened a discount code',
  'discount_codes.made': 'Made discount codes',
  'discount_code.stopped': 'Stopped a discount code',
  'discount_code.resumed': 'Let a discount code count again',
  'payment_issue.taken': 'Took a payment issue on',
  'payment_issue.noted': 'Wrote a note on a payment issue',
  'payment_issue.closed': 'Closed a payment issue',
  'payment_issue.payout_resolved': 'Resolved a payout that did not arrive',
  'refund.paid_elsewhere': 'Noted a refund as paid in another way',
  'order.evidence_taken': 'Evidence of an order taken away',
  'vat_report.exported': 'VAT lines taken away',
  'payout.opened': 'Opened a payout of the payment provider',
  'payouts.exported': 'Payouts of the payment provider taken away',
  'books.exported': 'Books of a period taken away',
  'books.file_taken': 'File of a closed month taken away',
  'books.month_closed': 'Closed a month of the books',
  'books.month_reopened': 'Opened a month of the books again',
  'refund.bank_account_shown': 'Looked at the bank account for a refund',
};

export const statuses: Record<UserStatus, string> = {
  not_confirmed: 'Not confirmed',
  active: 'Active',
  paused: 'Paused',
  suspended: 'Suspended',
  banned: 'Banned',
  deleted: 'Deleted',
};

export const roles: Record<StaffRole, string> = {
  moderator: 'Moderator',
  finance: 'Finance',
  support: 'Support',
  content: 'Content',
  owner: 'Owner',
  ops: 'Operations',
};

export const invitationStates: Record<InvitationState, string> = {
  open: 'Open',
  used: 'Used',
  expired: 'Expired',
  revoked: 'Taken back',
};

export const recurringStates: Record<RecurringState, string> = {
  late: 'Late',
  failed: 'Failed',
  retrying: 'Trying again',
  running: 'Running',
  waiting: 'Waiting',
};

export const photoStatuses: Record<OfficePhotoStatus, string> = {
  checking: 'Waiting for your check',
  processing: 'Being processed',
  visible: 'Visible',
  rejected: 'Rejected',
  hidden: 'Hidden',
};

export const alarmStates: Record<AlarmRow['state'], string> = {
  firing: 'Fires',
  pending: 'Not for long enough yet to call somebody',
};

/** What a queue is for; one that has no words is shown by its name. */
export const queueNames: Readonly<Record<string, string>> = {
  payments: 'Payments and invoices',
  'mail-critical': 'Mails that somebody waits for',
  'mail-bulk': 'Other mails',
  push: 'Pushes',
  photo: 'Photos',
  export: 'Copies of data',
  moderation: 'Moderation',
  schedule: 'Recurring jobs',
};

export const caseKinds: Record<CaseRow['kind'], string> = {
  report: 'Report',
  complaint: 'Complaint',
  appeal: 'Appeal',
  review: 'New photo or text',
  initiative: 'Our own',
};

export const caseStates: Record<CaseRow['state'], string> = {
  open: 'Open',
  proposed: 'Waits for a second moderator',
  decided: 'Decided, can be taken back',
  closed: 'Closed',
};

/** Why somebody reported. */
export const reportReasons: Record<ReportReason, string> = {
  money: 'Asks for money',
  fake: 'Is not who they say they are',
  insult: 'Insults or threatens',
  sexual: 'Unwanted sexual content',
  danger: 'Danger to somebody',
  minor: 'A child is involved',
  photo: 'The photo',
  other: 'Something else',
};

export const complaintCategories: Record<ComplaintCategory, string> = {
  illegal_content: 'Illegal content',
  child_safety: 'Abuse of children',
  rule_breach: 'A profile or message against the rules',
  identity: 'Uses their photos or name',
  payment: 'Money and payment',
  my_data: 'Their data',
  decision: 'A decision about their account',
  something_else: 'A complaint about something else',
};

export const caseReasons: Record<CaseReason, string> = { ...reportReasons, advertising: 'Advertises something', ...complaintCategories };

export const measures: Record<Measure, string> = {
  none: 'No violation',
  warning: 'Warning',
  removal: 'Remove photos, text or messages',
  restriction: 'Stop first messages',
  suspension: 'Suspend',
  ban: 'Ban',
};

/** In the words of the policy, as the member reads it in their language. */
export const houseRules: Record<HouseRule, string> = {
  money: 'Money: asks others for money, gifts or bank details, or offers them',
  fake: 'Identity: another name, other photos or another age than their own',
  insult: 'Respect: insults, threats or hatred',
  sexual: 'Sexual: messages or pictures that nobody asked for',
  danger: 'Danger: puts somebody in danger',
  minor: 'Children: anything sexual that involves children',
  photo: 'Photos: not the member, not decent, or others without consent',
  advertising: 'Advertising: promotes something or leads elsewhere',
  other: 'Terms of use: anything else in them',
};

export const decisionStates: Record<DecisionState, string> = {
  proposed: 'Proposed',
  refused: 'Refused by the second moderator',
  pending: 'Takes effect within seconds',
  undone: 'Taken back',
  in_force: 'In force',
  ended: 'Ended',
  overturned: 'Overturned',
};

export const verificationStates: Record<VerificationRow['state'], string> = {
  waiting: 'Waiting',
  approved: 'Verified',
  refused: 'Refused',
  expired: 'Nobody looked in time',
  dropped: 'Withdrawn',
  ended: 'Verified, over since',
};

export const poses: Record<Pose, string> = {
  hand_on_cheek: 'One hand on the cheek',
  thumb_up: 'One thumb up beside the face',
  two_fingers: 'Two fingers up beside the face',
  hand_on_head: 'One hand on the head',
};

export const selfieRefusals: Record<SelfieRefusal, string> = {
  other_person: 'It is not the same person',
  no_pose: 'The pose is not shown',
  unclear: 'Nobody can be recognised',
  no_face: 'There is no face',
  not_live: 'It looks edited, or photographed from a screen',
};
