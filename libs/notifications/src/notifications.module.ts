import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ExportMailsService } from './export-mails.service.js';
import { LettersService } from './letters.service.js';
import { LinkMailsService } from './link-mails.service.js';
import { MailsRepository } from './mails.repository.js';
import { NotificationsData } from './notifications.data.js';
import { Postman } from './postman.js';
import { RemindersService } from './reminders.service.js';
import { ReportMailsService } from './report-mails.service.js';
import { UnsubscribingService } from './unsubscribing.service.js';
import { notificationsEntities } from './notifications.entities.js';

/** Needs a `Mailer` from a global module: the worker has one, the API sends nothing and uses `UnsubscribingModule`. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature(notificationsEntities)],
  providers: [
    ExportMailsService,
    LettersService,
    LinkMailsService,
    MailsRepository,
    NotificationsData,
    Postman,
    RemindersService,
    ReportMailsService,
    UnsubscribingService,
  ],
  exports: [ExportMailsService, LinkMailsService, RemindersService, ReportMailsService, UnsubscribingService],
})
export class NotificationsModule {}

@Module({ providers: [UnsubscribingService], exports: [UnsubscribingService] })
export class UnsubscribingModule {}
