export { TransparencyModule } from './transparency.module.js';
export { PublicFigures } from './public-figures.service.js';
export { statementColumns, statementRecord, type StatementRecord } from './statement-record.policy.js';
export type { ModeratorFigures } from './transparency.repository.js';
export { TransparencyService } from './transparency.service.js';
