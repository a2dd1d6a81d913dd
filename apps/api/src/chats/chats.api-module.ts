import { Module } from '@nestjs/common';
import { MediaApiModule } from '../media/media.api-module.js';
import { ChatsController } from './chats.controller.js';
import { GifsController } from './gifs.controller.js';
import { GiftPicturesController } from './gift-pictures.controller.js';
import { GiftsController } from './gifts.controller.js';
import { MarksController } from './marks.controller.js';
import { PhotoMessagesController } from './photo-messages.controller.js';
import { ReceptionController } from './reception.controller.js';

@Module({
  imports: [MediaApiModule],
  controllers: [
    ChatsController,
    GifsController,
    GiftsController,
    GiftPicturesController,
    MarksController,
    PhotoMessagesController,
    ReceptionController,
  ],
})
export class ChatsApiModule {}
