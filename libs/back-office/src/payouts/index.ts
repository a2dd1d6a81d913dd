export type { PayoutFile } from './payouts-office.service.js';
