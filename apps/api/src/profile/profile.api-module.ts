import { Module } from '@nestjs/common';
import { OwnProfileController } from './own-profile.controller.js';
import { PhotoAccessController } from './photo-access.controller.js';

@Module({ controllers: [OwnProfileController, PhotoAccessController] })
export class ProfileApiModule {}
