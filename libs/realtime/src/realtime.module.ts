import { Module, type DynamicModule } from '@nestjs/common';
import { HintStream } from './hint-stream.js';
import { Hub, PublishingHub, SocketHub } from './hub.js';
import { Publisher } from './publisher.js';
import { SocketLimit } from './socket-limit.js';

@Module({})
export class RealtimeModule {
  /** For a process that members connect to. */
  static listening(): DynamicModule {
    return {
      module: RealtimeModule,
      global: true,
      providers: [SocketHub, { provide: Hub, useExisting: SocketHub }, Publisher, SocketLimit],
      exports: [SocketHub, Publisher, SocketLimit],
    };
  }

  /** For a process that only tells. */
  static publishing(): DynamicModule {
    return {
      module: RealtimeModule,
      global: true,
      providers: [{ provide: Hub, useClass: PublishingHub }, Publisher, HintStream],
      exports: [Publisher, HintStream],
    };
  }
}
