import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DecisionsModule } from '../decisions/index.js';
import { FraudContactEntity } from './fraud-contact.entity.js';
import { FraudContactsRepository } from './fraud-contacts.repository.js';
import { FraudContacts } from './fraud-contacts.service.js';
import { FraudNotices } from './fraud-notices.service.js';

/** Those who had to do with a member who was banned for fraud. */
@Module({
  imports: [TypeOrmModule.forFeature([FraudContactEntity]), DecisionsModule],
  providers: [FraudContacts, FraudContactsRepository, FraudNotices],
  exports: [FraudContacts],
})
export class FraudModule {}
