import { Module } from '@nestjs/common';
import { PublicFigures } from './public-figures.service.js';
import { TransparencyRepository } from './transparency.repository.js';
import { TransparencyService } from './transparency.service.js';

/** The figures of a year of moderation, and each restriction of it. */
@Module({
  providers: [PublicFigures, TransparencyRepository, TransparencyService],
  exports: [PublicFigures, TransparencyService],
})
export class TransparencyModule {}
