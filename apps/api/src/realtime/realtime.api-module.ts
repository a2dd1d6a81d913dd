import { Module } from '@nestjs/common';
import { MemberSockets } from './member-sockets.js';

@Module({ providers: [MemberSockets] })
export class RealtimeApiModule {}
