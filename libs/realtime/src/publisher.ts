import { Injectable } from '@nestjs/common';
import type { SocketEventName, SocketPayload, ServerToClientEvents } from '#contracts';
import { Hub } from './hub.js';

export const memberRoom = (memberId: string): string => `m:${memberId}`;
export const sessionRoom = (sessionId: string): string => `s:${sessionId}`;

/** Tells open sockets that something happened. A hint may be lost: whoever gets none asks by HTTP sooner or later. */
@Injectable()
export class Publisher {
  constructor(private readonly hub: Hub) {}

  toMember<Name extends SocketEventName>(memberId: string, event: Name, payload: SocketPayload<Name>): void {
    this.toMembers([memberId], event, payload);
  }

  /** The same hint to several members, by one message to the other processes. */
  toMembers<Name extends SocketEventName>(memberIds: readonly string[], event: Name, payload: SocketPayload<Name>): void {
    const args = [payload] as unknown as Parameters<ServerToClientEvents[Name]>;
    this.hub.server.to(memberIds.map(memberRoom)).emit(event, ...args);
  }

  /** Closes the sockets of a session, in whichever process they are. */
  endSession(sessionId: string): void {
    this.hub.server.in(sessionRoom(sessionId)).disconnectSockets(true);
  }

  endMember(memberId: string): void {
    this.hub.server.in(memberRoom(memberId)).disconnectSockets(true);
  }
}
