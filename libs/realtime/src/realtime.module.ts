import { Global, Module } from '@nestjs/common';
import { SocketHub } from './hub.js';
import { Publisher } from './publisher.js';

@Global()
@Module({ providers: [SocketHub, Publisher], exports: [SocketHub, Publisher] })
export class RealtimeModule {}
