import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CompaniesRepository, CompaniesService } from './companies/index.js';
import { ExampleCompany, SiteDetailsRepository, SiteDetailsService, SiteService, SitesRepository } from './sites/index.js';
import { GeoCountry, PlacesRepository, PlacesService } from './places/index.js';
import { InfoDraftsService, InfoTexts, InfoTextsRepository, TermsEditionsService } from './texts/index.js';
import { PageCounts, PageCountsRepository } from './page-counts/index.js';
import { PriceListsRepository, PriceListsService } from './price-lists/index.js';
import { SiteSettingsRepository, SiteSettingsService } from './settings/index.js';
import { SiteWordsRepository, SiteWordsService } from './site-words/index.js';
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
