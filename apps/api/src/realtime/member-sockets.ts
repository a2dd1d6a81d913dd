import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { readCookies } from '../http/read-cookies.js';
import type { Server as HttpServer } from 'node:http';
import { SessionsService, SESSION_COOKIE } from '#auth';
import { metrics } from '#observability';
import { memberRoom, sessionRoom, SocketHub, SocketLimit } from '#realtime';
import { PresenceService } from '#visibility';
import { StrangeSockets } from './strange-sockets.js';

/** How often an open socket's rights are read again, so that a ban or a logout holds even while Redis is away. */
const RECHECK_MS = 60_000;

/** The members' sockets: who may open one, which rooms it hears, and when it must close. Nothing is received over it. */
@Injectable()
export class MemberSockets implements OnApplicationBootstrap, OnModuleDestroy {
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly hub: SocketHub,
    private readonly host: HttpAdapterHost,
    private readonly sessions: SessionsService,
    private readonly presence: PresenceService,
    private readonly limit: SocketLimit,
    private readonly strangers: StrangeSockets,
  ) {}

  onApplicationBootstrap(): void {
    const { server } = this.hub;
    // A refused connection would stay open for a while, whoever it is: a network that asks for many gets none.
    this.hub.admit(async (request) => !(await this.strangers.isUsedUp(request)));
    this.hub.attach(this.host.httpAdapter.getHttpServer() as HttpServer);
    server.use((socket, next) => {
      const token = readCookies(socket.handshake.headers.cookie)[SESSION_COOKIE];
      const refuse = () => {
        this.strangers.count(socket.request);
        next(new Error('authentication_required'));
      };
      if (!token) return refuse();
      this.sessions.resolve(token).then(
        (member) => {
          if (!member) return refuse();
          socket.data = { token, memberId: member.id, sessionId: member.sessionId };
          next();
        },
        () => next(new Error('unavailable')),
      );
    });
    server.on('connection', (socket) => {
      const { memberId, sessionId } = socket.data as { memberId: string; sessionId: string };
      void socket.join([memberRoom(memberId), sessionRoom(sessionId)]);
      this.presence.touch(memberId);
      metrics.sockets.inc();
      void this.limit.enter(memberId, socket.id);
      socket.on('disconnect', () => {
        metrics.sockets.dec();
        void this.limit.leave(memberId, socket.id);
      });
    });
    this.timer = setInterval(() => void this.recheck(), RECHECK_MS);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private async recheck(): Promise<void> {
    for (const socket of this.hub.server.sockets.sockets.values()) {
      const { token, memberId } = socket.data as { token: string; memberId: string };
      const member = await this.sessions.resolve(token).catch(() => undefined);
      if (member === null) socket.disconnect(true);
      else this.presence.touch(memberId);
    }
  }
}
