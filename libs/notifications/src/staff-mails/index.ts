export { StaffMails } from './staff-mails.service.js';
