import { Module } from '@nestjs/common';
import { PageHiddenController } from './page-hidden.controller.js';
import { PublicSettingsView } from './public-settings.view.js';
import { SettingsController } from './settings.controller.js';

@Module({ controllers: [SettingsController, PageHiddenController], providers: [PublicSettingsView], exports: [PublicSettingsView] })
export class SiteApiModule {}
