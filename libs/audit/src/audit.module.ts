import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Audit } from './audit.js';
import { AuditEntriesRepository } from './audit-entries.repository.js';
import { auditEntities } from './audit.entities.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature(auditEntities)],
  providers: [Audit, AuditEntriesRepository],
  exports: [Audit],
})
export class AuditModule {}
