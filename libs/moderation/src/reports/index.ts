export { ReportsModule } from './reports.module.js';
export { type ReportRow, ReportsRepository } from './reports.repository.js';
export { ReportsService } from './reports.service.js';
