import { CommunityEntity } from './community.entity.js';
import { CompanyEntity } from './company.entity.js';
import { CountryEntity } from './country.entity.js';
import { InfoDraftEntity } from './info-draft.entity.js';
import { InfoTextEntity } from './info-text.entity.js';
import { PageCountEntity } from './page-count.entity.js';
import { PriceListEntity } from './price-list.entity.js';
import { PlacesVersionEntity } from './places-version.entity.js';
import { RegionEntity } from './region.entity.js';
import { SettingsChangeEntity } from './settings-change.entity.js';
import { SiteEntity } from './site.entity.js';
import { SiteHostEntity } from './site-host.entity.js';
import { SiteWordsEntity } from './site-words.entity.js';
import { TermsEditionEntity } from './terms-edition.entity.js';
import { TownEntity } from './town.entity.js';
import { TownNameEntity } from './town-name.entity.js';

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
