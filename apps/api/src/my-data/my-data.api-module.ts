import { Module } from '@nestjs/common';
import { MyDataController } from './my-data.controller.js';
import { MyDataViews } from './my-data-views.js';

@Module({ controllers: [MyDataController], providers: [MyDataViews] })
export class MyDataApiModule {}
