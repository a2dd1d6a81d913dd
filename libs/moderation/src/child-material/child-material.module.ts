import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '#audit';
import { ComplaintsModule } from '../complaints/index.js';
import { DecisionsModule } from '../decisions/index.js';
import { EvidenceModule } from '../evidence/index.js';
import { ChildMaterialDestruction } from './child-material-destruction.service.js';
import { ChildMaterialFiles } from './child-material-files.service.js';
import { ChildMaterialEntity } from './child-material.entity.js';
import { ChildMaterialService } from './child-material.service.js';
import { ChildMaterialsRepository } from './child-materials.repository.js';
import { DossiersService } from './dossiers.service.js';
import { RetentionMonths } from './retention-months.service.js';

/** Material of child sexual abuse, sealed for the authority. */
@Module({
  imports: [TypeOrmModule.forFeature([ChildMaterialEntity]), AuditModule, ComplaintsModule, DecisionsModule, EvidenceModule],
  providers: [
    ChildMaterialDestruction,
    ChildMaterialFiles,
    ChildMaterialService,
    ChildMaterialsRepository,
    DossiersService,
    RetentionMonths,
  ],
  exports: [ChildMaterialDestruction, ChildMaterialFiles, ChildMaterialService],
})
export class ChildMaterialModule {}
