export { AuditModule } from './audit.module.js';
export { Audit, type AuditEntry } from './audit.js';
