import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '#audit';
import { ComplaintsModule } from '../complaints/index.js';
import { DecisionsModule } from '../decisions/index.js';
import { EvidenceModule } from '../evidence/index.js';
import { ChildMaterialFiles } from './child-material-files.service.js';
import { ChildMaterialEntity } from './child-material.entity.js';
import { ChildMaterialService } from './child-material.service.js';
import { ChildMaterialsRepository } from './child-materials.repository.js';
import { DossiersService } from './dossiers.service.js';

/** Material of child sexual abuse, sealed for the authority. */
@Module({
  imports: [TypeOrmModule.forFeature([ChildMaterialEntity]), AuditModule, ComplaintsModule, DecisionsModule, EvidenceModule],
  providers: [ChildMaterialFiles, ChildMaterialService, ChildMaterialsRepository, DossiersService],
  exports: [ChildMaterialFiles, ChildMaterialService],
})
export class ChildMaterialModule {}
