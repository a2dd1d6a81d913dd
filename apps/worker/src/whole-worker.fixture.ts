import { Global, Module, type Type } from '@nestjs/common';
import { AuditModule } from '#audit';
import { BackOfficeModule } from '#back-office';
import { loadConfig } from '#config';
import { Mailer } from '#mail';
import { NotificationsModule } from '#notifications';
import { testEnvironment } from '#testing';
import { ConsumerModule } from './relay/consumer.module.js';
import { Relay } from './relay/relay.js';
import { HandlersModule } from './handlers.module.js';

/** Relay, queues and every handler, as the worker has them, with what staff see of them; mails go to this mailer. */
export function wholeWorkerWith(mailer: Mailer): Type {
  @Global()
  @Module({ providers: [{ provide: Mailer, useValue: mailer }], exports: [Mailer] })
  class FakeMailModule {}

  @Module({
    imports: [
      FakeMailModule,
      NotificationsModule,
      ConsumerModule.forRoot(loadConfig(testEnvironment())),
      HandlersModule,
      AuditModule,
      BackOfficeModule,
    ],
    providers: [Relay],
  })
  class WholeWorkerModule {}
  return WholeWorkerModule;
}
