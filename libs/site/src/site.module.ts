import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CompaniesRepository } from './companies.repository.js';
import { CompaniesService } from './companies.service.js';
import { ExampleCompany } from './example-company.js';
import { GeoCountry } from './geo-country.js';
import { InfoDraftsService } from './info-drafts.service.js';
import { InfoTexts } from './info-texts.js';
import { InfoTextsRepository } from './info-texts.repository.js';
import { PageCounts } from './page-counts.js';
import { PageCountsRepository } from './page-counts.repository.js';
import { PlacesRepository } from './places.repository.js';
import { PlacesService } from './places.service.js';
import { PriceListsRepository } from './price-lists.repository.js';
import { PriceListsService } from './price-lists.service.js';
import { SiteDetailsRepository } from './site-details.repository.js';
import { SiteDetailsService } from './site-details.service.js';
import { SiteService } from './site.service.js';
import { SiteSettingsRepository } from './site-settings.repository.js';
import { SiteSettingsService } from './site-settings.service.js';
import { SitesRepository } from './sites.repository.js';
import { SiteWordsRepository } from './site-words.repository.js';
import { SiteWordsService } from './site-words.service.js';
import { TermsEditionsService } from './terms-editions.service.js';
import { siteEntities } from './site.entities.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature(siteEntities)],
  providers: [
    SiteService,
    SitesRepository,
    SiteDetailsService,
    SiteDetailsRepository,
    SiteSettingsService,
    SiteSettingsRepository,
    PriceListsService,
    PriceListsRepository,
    CompaniesService,
    CompaniesRepository,
    ExampleCompany,
    PlacesService,
    PlacesRepository,
    GeoCountry,
    InfoTexts,
    InfoTextsRepository,
    InfoDraftsService,
    TermsEditionsService,
    SiteWordsRepository,
    SiteWordsService,
    PageCounts,
    PageCountsRepository,
  ],
  exports: [
    SiteService,
    SiteDetailsService,
    CompaniesService,
    SiteSettingsService,
    PriceListsService,
    PlacesService,
    GeoCountry,
    InfoTexts,
    InfoDraftsService,
    TermsEditionsService,
    SiteWordsService,
    PageCounts,
  ],
})
export class SiteModule {}
