import { Module } from '@nestjs/common';
import { SentMailsModule } from '#notifications';
import { PaymentIssuesModule } from '#payments';
import { SmsModule } from '#sms';
import { AlarmWatch } from './alarm-watch.js';
import { Gauges } from './gauges.js';
import { LogArchiveRepository } from './log-archive.repository.js';
import { PaymentReadings } from './payment-readings.service.js';
import { QueueReadings } from './queue-readings.service.js';
import { Readings } from './readings.service.js';
import { StoredReadings } from './stored-readings.service.js';
import { ObjectStoreReadings } from './object-store-readings.service.js';
import { WaitingWork } from './waiting-work.service.js';

@Module({
  imports: [SentMailsModule, PaymentIssuesModule, SmsModule],
  providers: [
    LogArchiveRepository,
    StoredReadings,
    WaitingWork,
    PaymentReadings,
    QueueReadings,
    ObjectStoreReadings,
    Readings,
    Gauges,
    AlarmWatch,
  ],
  exports: [Readings, Gauges, AlarmWatch],
})
export class OperationsModule {}
