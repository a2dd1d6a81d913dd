import { Module } from '@nestjs/common';
import { HttpApiModule } from '../http/http.api-module.js';
import { MemberSockets } from './member-sockets.js';

@Module({ imports: [HttpApiModule], providers: [MemberSockets] })
export class RealtimeApiModule {}
