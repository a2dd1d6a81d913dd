import { Module } from '@nestjs/common';
import { PublicSettingsView } from './public-settings.view.js';
import { SettingsController } from './settings.controller.js';

@Module({ controllers: [SettingsController], providers: [PublicSettingsView], exports: [PublicSettingsView] })
export class SiteApiModule {}
