import { Module } from '@nestjs/common';
import { MemberPages } from './member-pages.js';
import { MembersController } from './members.controller.js';

@Module({ controllers: [MembersController], providers: [MemberPages] })
export class MembersApiModule {}
