import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Audit } from './audit.js';
import { auditEntities } from './audit.entities.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature(auditEntities)],
  providers: [Audit],
  exports: [Audit],
})
export class AuditModule {}
