export { AccountHelpService } from './account-help.service.js';
export { AccountHurdlesService, type AccountHurdles } from './account-hurdles.service.js';
