import { Module } from '@nestjs/common';
import { SentMailsModule } from '#notifications';
import { PaymentIssuesModule } from '#payments';
import { SmsModule } from '#sms';
import { AlarmWatch } from './alarm-watch.js';
import { Gauges } from './gauges.js';
import { Readings } from './readings.service.js';

@Module({
  imports: [SentMailsModule, PaymentIssuesModule, SmsModule],
  providers: [Readings, Gauges, AlarmWatch],
  exports: [Readings, Gauges, AlarmWatch],
})
export class OperationsModule {}
