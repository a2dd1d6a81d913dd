export { AccountHelpService, type AccountHurdles } from './account-help.service.js';
