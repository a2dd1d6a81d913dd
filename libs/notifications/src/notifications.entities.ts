import { MailEntity } from './mail.entity.js';

export const notificationsEntities = [MailEntity];
