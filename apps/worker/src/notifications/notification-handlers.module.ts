import { Module } from '@nestjs/common';
import { ActivationMailHandler } from './activation.handler.js';
import { ResetMailHandler } from './reset.handler.js';
import { UndoDeletionMailHandler } from './undo-deletion.handler.js';
import { UnreadReminderHandler } from './unread-reminder.handler.js';

@Module({ providers: [ActivationMailHandler, ResetMailHandler, UndoDeletionMailHandler, UnreadReminderHandler] })
export class NotificationHandlersModule {}
