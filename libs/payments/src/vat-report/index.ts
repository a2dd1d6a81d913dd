export { sumOf, type Amounts } from './vat-report.policy.js';
export { VatReportRepository } from './vat-report.repository.js';
export { VatReports } from './vat-report.service.js';
