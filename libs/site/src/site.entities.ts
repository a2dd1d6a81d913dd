import { CommunityEntity } from './community.entity.js';
import { CompanyEntity } from './companies/index.js';
import { CountryEntity, PlacesVersionEntity, RegionEntity, TownEntity, TownNameEntity } from './places/index.js';
import { InfoDraftEntity, InfoTextEntity, TermsEditionEntity } from './texts/index.js';
import { PageCountEntity } from './page-counts/index.js';
import { PriceListEntity } from './price-lists/index.js';
import { SettingsChangeEntity } from './settings/index.js';
import { SiteEntity } from './site.entity.js';
import { SiteHostEntity } from './site-host.entity.js';
import { SiteWordsEntity } from './site-words/index.js';

export const siteEntities = [
  CommunityEntity,
  CompanyEntity,
  CountryEntity,
  InfoDraftEntity,
  InfoTextEntity,
  PageCountEntity,
  PlacesVersionEntity,
  PriceListEntity,
  RegionEntity,
  SettingsChangeEntity,
  SiteEntity,
  SiteHostEntity,
  SiteWordsEntity,
  TermsEditionEntity,
  TownEntity,
  TownNameEntity,
];
