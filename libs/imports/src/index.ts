export { ImportsModule } from './imports.module.js';
export { ImportsService } from './imports.service.js';
export type { RunReport } from './run-reports.js';
export { ImportCheck, type CheckReport } from './check.service.js';
export { ImportFault, type ImportFaultReason } from './import-fault.js';
export type { FaultCount } from './fault-counts.js';
export type { LineFault } from './line-faults.js';
export type { MemberLine } from './member-line.js';
export type { Progress } from './progress.js';
