import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DailyFiguresRepository } from './daily-figures.repository.js';
import { FiguresData } from './figures.data.js';
import { figuresEntities } from './figures.entities.js';
import { FiguresService } from './figures.service.js';
import { RefreshesRepository } from './refreshes.repository.js';
import { SignupsRepository } from './signups.repository.js';

/** The figures of the dashboard: the worker refreshes them, the back office reads them. */
@Module({
  imports: [TypeOrmModule.forFeature(figuresEntities)],
  providers: [FiguresService, FiguresData, SignupsRepository, DailyFiguresRepository, RefreshesRepository],
  exports: [FiguresService, RefreshesRepository],
})
export class FiguresModule {}
