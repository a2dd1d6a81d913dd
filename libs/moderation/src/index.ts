export { ModerationModule } from './moderation.module.js';
export { ReportsService } from './reports.service.js';
export type { Evidence } from './evidence.service.js';
export { judgedAtOnce, TrustService, type Trust } from './trust.service.js';
export { SignalsService } from './signals.service.js';
export type { ReportRow } from './reports.repository.js';
