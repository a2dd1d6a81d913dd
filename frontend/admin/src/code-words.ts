import type { AlarmRow, AuditAct, InvitationState, OfficePhotoStatus, RecurringState, StaffRole } from '#contracts-admin';
import type { UserStatus } from '#contracts';

export const acts: Record<AuditAct, string> = {
  'staff.created': 'Staff account created',
  'staff.roles_changed': 'Staff roles changed',
  'staff.logged_in': 'Logged in',
  'staff.login_refused': 'Login refused',
  'staff.logged_in_by_recovery_code': 'Logged in with a recovery code',
  'staff.logged_out': 'Logged out',
  'staff.device_started': 'Began to set up a new device',
  'staff.device_refused': 'New device refused',
  'staff.device_changed': 'Set up a new device',
  'staff.device_reset': 'Device reset on the server',
  'staff.access_refused': 'Access refused',
  'members.listed': 'Looked through members',
  'member.opened': 'Opened a member',
  'member.photo_opened': 'Looked at a photo',
  'member.photo_approved': 'Approved a photo',
  'member.photo_rejected': 'Rejected a photo',
  'member.limit_lifted': 'Lifted a limit on first messages',
  'invitation.made': 'Made an invitation',
  'invitation.revoked': 'Took an invitation back',
  'announcement.made': 'Drafted an announcement',
  'announcement.saved': 'Changed an announcement',
  'announcement.scheduled': 'Scheduled an announcement',
  'announcement.stopped': 'Stopped an announcement',
  'announcement.tested': 'Tried out an announcement',
  'audit.listed': 'Read this log',
  'queues.opened': 'Opened the queues',
  'dead_letter.retried': 'Had a job tried again',
  'recurring_job.run': 'Ran a recurring job',
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
