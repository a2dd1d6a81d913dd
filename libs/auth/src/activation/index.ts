export { ActivationMails } from './activation-mails.service.js';
export { ActivationService } from './activation.service.js';
