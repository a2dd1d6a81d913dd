import { Module } from '@nestjs/common';
import { HttpApiModule } from '../http/http.api-module.js';
import { MemberSockets } from './member-sockets.js';
import { StrangeSockets } from './strange-sockets.js';

@Module({ imports: [HttpApiModule], providers: [MemberSockets, StrangeSockets] })
export class RealtimeApiModule {}
