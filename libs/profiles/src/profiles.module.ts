import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AboutTextsService } from './about-texts.service.js';
import { CardsRepository } from './cards.repository.js';
import { CardsService } from './cards.service.js';
import { ConsentsRepository } from './consents.repository.js';
import { ConsentsService } from './consents.service.js';
import { ProfilesData } from './profiles.data.js';
import { ImportedProfiles } from './imported-profiles.js';
import { ImportedProfilesRepository } from './imported-profiles.repository.js';
import { OwnProfileRepository } from './own-profile.repository.js';
import { OwnProfileService } from './own-profile.service.js';
import { PhotoGuestLists } from './photo-guest-lists.service.js';
import { PrivacyRepository } from './privacy.repository.js';
import { PrivacyService } from './privacy.service.js';
import { ProfileCorrections } from './profile-corrections.service.js';
import { ProfileFactsRepository } from './profile-facts.repository.js';
import { ProfilesRepository } from './profiles.repository.js';
import { TeasersService } from './teasers.service.js';
import { ProfilesService } from './profiles.service.js';
import { profilesEntities } from './profiles.entities.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature(profilesEntities)],
  providers: [
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
