import { Module } from '@nestjs/common';
import { CarryOutHandler } from './carry-out.handler.js';
import { EndMeasuresHandler } from './end-measures.handler.js';
import { ForgetOldHandler } from './forget-old.handler.js';
import { MakeGoodHandler } from './make-good.handler.js';
import { NoteSignalsHandler } from './note-signals.handler.js';
import { NoticeOpenersHandler } from './notice-openers.handler.js';
import { ReviewsHandler } from './reviews.handler.js';
import { SealChildMaterialHandler } from './seal-child-material.handler.js';
import { SelfiesHandler } from './selfies.handler.js';

@Module({
  providers: [
    ReviewsHandler,
    CarryOutHandler,
    EndMeasuresHandler,
    MakeGoodHandler,
    NoteSignalsHandler,
    NoticeOpenersHandler,
    ForgetOldHandler,
    SealChildMaterialHandler,
    SelfiesHandler,
  ],
})
export class ModerationHandlersModule {}
