import type { IncomingMessage } from 'node:http';
import { BodyPace, type Pace } from './body-pace.js';

const LOOK_MS = 250;

/** The body of a request while it is read: it is looked at several times a second, and ended with an error when it is too slow. */
export class BodyOnItsWay {
  private readonly pace: BodyPace;
  private readonly timer: NodeJS.Timeout;
  private lookedAt = performance.now();
  private received: number;

  constructor(
    private readonly request: IncomingMessage,
    pace: Pace,
    private readonly tooSlow: () => Error,
  ) {
    this.pace = new BodyPace(pace);
    this.received = request.socket.bytesRead;
    this.timer = setInterval(() => {
      this.look();
      if (this.pace.isOver) this.end();
    }, LOOK_MS);
    this.timer.unref();
  }

  get behindMs(): number {
    this.look();
    return this.pace.behindMs;
  }

  /** Whoever reads the request gets the error; its connection stays, for the answer. */
  end(): void {
    this.stopLooking();
    if (this.request.listenerCount('error') > 0) this.request.emit('error', this.tooSlow());
  }

  /** The body is there, or nobody waits for it any more. */
  stopLooking(): void {
    clearInterval(this.timer);
  }

  private look(): void {
    const { bytesRead } = this.request.socket;
    const now = performance.now();
    // While this process had no time to look it had none to receive either: that is nobody's slowness.
    this.pace.note(Math.min(now - this.lookedAt, 2 * LOOK_MS), bytesRead - this.received);
    this.lookedAt = now;
    this.received = bytesRead;
  }
}
