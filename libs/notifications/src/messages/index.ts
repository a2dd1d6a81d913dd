export { announcementMails, announcementPushes, writeAnnouncement } from './announcement.notification.js';
export { DecisionMails } from './decision-mails.js';
export { allMails, answeringMails, mailJobs, mailOf, type MailJob } from './mails.js';
export { MessagesService } from './messages.service.js';
export { newMembersMail, newMembersPush } from './new-members.notification.js';
export { PushesService } from './pushes.service.js';
export { pushJobs, type PushJob } from './pushes.js';
export { SampleEmails } from './sample-emails.service.js';
