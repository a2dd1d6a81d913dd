import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CasesModule } from '../cases/index.js';
import { ComplaintEntity } from './complaint.entity.js';
import { ComplaintsRepository } from './complaints.repository.js';
import { ComplaintsService } from './complaints.service.js';
import { SealedComplaints } from './sealed-complaints.service.js';

/** What anybody complains of, with an account or without. */
@Module({
  imports: [TypeOrmModule.forFeature([ComplaintEntity]), CasesModule],
  providers: [ComplaintsRepository, ComplaintsService, SealedComplaints],
  exports: [ComplaintsRepository, ComplaintsService],
})
export class ComplaintsModule {}
