import { AuditEntryEntity } from './audit-entry.entity.js';

export const auditEntities = [AuditEntryEntity];
