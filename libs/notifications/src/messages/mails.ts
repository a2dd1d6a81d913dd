import type { JobName } from '#queues';
import type { AnsweringMail } from '../define-mail.js';
import { activationMail } from './activation.notification.js';
import { likeMail } from './like.notification.js';

/** The mails that a job asks for. */
export const answeringMails = [activationMail, likeMail] as const satisfies readonly AnsweringMail[];

/** Every mail of the product: whoever adds one writes its file and names it here. */
export const mails = [...answeringMails] as const;

export type MailKind = (typeof mails)[number]['kind'];
export type MailJob = (typeof answeringMails)[number]['job'];
export const mailJobs: readonly JobName[] = answeringMails.map(({ job }) => job);
