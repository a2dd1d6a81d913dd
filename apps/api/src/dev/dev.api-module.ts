import { Module } from '@nestjs/common';
import { SampleEmailsModule } from '#notifications';
import { MailSamplesController } from './mail-samples.controller.js';
import { MailboxController } from './mailbox.controller.js';

/** What a demo shows beside the product. */
@Module({ imports: [SampleEmailsModule], controllers: [MailboxController, MailSamplesController] })
export class DevApiModule {}
