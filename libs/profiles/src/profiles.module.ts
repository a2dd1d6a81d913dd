import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import {
  AboutTextsService,
  NameAndAbout,
  OfferedInterests,
  OwnProfileRepository,
  OwnProfileService,
  ProfileCorrections,
  ProfileFactsRepository,
  TownMoves,
} from './own-profile/index.js';
import { CardsRepository, CardsService, PhotoGuestLists, TeasersService } from './cards/index.js';
import { ConsentsRepository, ConsentsService } from './consents/index.js';
import { ProfilesData } from './profiles.data.js';
import { ImportedProfiles } from './imported-profiles.js';
import { ImportedProfilesRepository } from './imported-profiles.repository.js';
import { NewProfiles } from './new-profiles.js';
import { PrivacyRepository, PrivacyService } from './privacy/index.js';
import { ProfilesRepository } from './profiles.repository.js';
import { ProfilesService } from './profiles.service.js';
import { profilesEntities } from './profiles.entities.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature(profilesEntities)],
  providers: [
    ProfilesService,
    NewProfiles,
    CardsService,
    OwnProfileService,
    NameAndAbout,
    OfferedInterests,
    TownMoves,
    ProfileCorrections,
    AboutTextsService,
    PrivacyService,
    TeasersService,
    PhotoGuestLists,
    ConsentsService,
    ImportedProfiles,
    ImportedProfilesRepository,
    ProfilesRepository,
    CardsRepository,
    OwnProfileRepository,
    ProfileFactsRepository,
    PrivacyRepository,
    ConsentsRepository,
    ProfilesData,
  ],
  exports: [
    ProfilesService,
    CardsService,
    OwnProfileService,
    ProfileCorrections,
    AboutTextsService,
    PrivacyService,
    TeasersService,
    PhotoGuestLists,
    ConsentsService,
    ImportedProfiles,
  ],
})
export class ProfilesModule {}
