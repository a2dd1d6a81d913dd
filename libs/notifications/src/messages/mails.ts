import type { JobName } from '#queues';
import type { AnsweringMail, MailDefinition } from '../definitions/index.js';
import { answeringMails as answering, mailsOfMailings } from './messages.generated.js';

/** The mails that a job asks for. */
export const answeringMails: readonly AnsweringMail[] = answering;

export type MailJob = (typeof answering)[number]['job'];
export const mailJobs: readonly JobName[] = answeringMails.map(({ job }) => job);
export const allMails: readonly MailDefinition[] = [...answering, ...mailsOfMailings];

/** The definition behind a row of `notifications.mail`; undefined for a kind that is no more. */
export const mailOf = (kind: string): MailDefinition | undefined => allMails.find((mail) => mail.kind === kind);
