import { Module } from '@nestjs/common';
import { BlockedList } from './blocked-list.js';
import { BlocksController } from './blocks.controller.js';

@Module({ controllers: [BlocksController], providers: [BlockedList] })
export class VisibilityApiModule {}
