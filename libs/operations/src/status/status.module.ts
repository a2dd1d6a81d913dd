import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Incidents } from './incidents.service.js';
import { IncidentsRepository } from './incidents.repository.js';
import { StatusData } from './status.data.js';
import { statusEntities } from './status.entities.js';
import { StatusRepository } from './status.repository.js';

/** What is kept for the status page: how each day was, and what staff wrote. */
@Module({
  imports: [TypeOrmModule.forFeature(statusEntities)],
  providers: [Incidents, IncidentsRepository, StatusRepository, StatusData],
  exports: [Incidents, IncidentsRepository, StatusRepository],
})
export class StatusModule {}
