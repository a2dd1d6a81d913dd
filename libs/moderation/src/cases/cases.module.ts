import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CaseEntity } from './case.entity.js';
import { CasesRepository } from './cases.repository.js';
import { CasesService } from './cases.service.js';
import { NoteEntity } from './note.entity.js';
import { NotesRepository } from './notes.repository.js';

/** What waits for moderators, and the notes that they leave. */
@Module({
  imports: [TypeOrmModule.forFeature([CaseEntity, NoteEntity])],
  providers: [CasesRepository, CasesService, NotesRepository],
  exports: [CasesRepository, CasesService],
})
export class CasesModule {}
