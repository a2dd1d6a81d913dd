export { ReportsModule } from './reports.module.js';
export { ReportsRepository, type ReportRow } from './reports.repository.js';
export { ReportsService } from './reports.service.js';
