import { Global, Module } from '@nestjs/common';
import { CardsRepository } from './cards.repository.js';
import { CardsService } from './cards.service.js';
import { ProfilesData } from './profiles.data.js';
import { ProfilesRepository } from './profiles.repository.js';
import { ProfilesService } from './profiles.service.js';

@Global()
@Module({
  providers: [ProfilesService, CardsService, ProfilesRepository, CardsRepository, ProfilesData],
  exports: [ProfilesService, CardsService],
})
export class ProfilesModule {}
