import type { IncomingMessage } from 'node:http';
import { BodyPace, type Pace } from './body-pace.js';

const MEASURE_MS = 250;

/** The body of a request while it is read: it is looked at several times a second, and ended with an error when it is too slow. */
export class BodyOnItsWay {
  private readonly pace: BodyPace;
  private readonly timer: NodeJS.Timeout;
  private measuredAt = performance.now();
  private received: number;

  constructor(
    private readonly request: IncomingMessage,
    pace: Pace,
    private readonly tooSlow: () => Error,
  ) {
    this.pace = new BodyPace(pace);
    this.received = request.socket.bytesRead;
    this.timer = setInterval(() => {
      this.measure();
      if (this.pace.isOver) this.end();
    }, MEASURE_MS);
    this.timer.unref();
  }

  get behindMs(): number {
    this.measure();
    return this.pace.behindMs;
  }

  /** Whoever reads the request gets the error; its connection stays, for the answer. */
  end(): void {
    this.stopMeasuring();
    if (this.request.listenerCount('error') > 0) this.request.emit('error', this.tooSlow());
  }

  /** The body is there, or nobody waits for it any more. */
  stopMeasuring(): void {
    clearInterval(this.timer);
  }

  private measure(): void {
    const { bytesRead } = this.request.socket;
    const now = performance.now();
    // While this process had no time to look it had none to receive either: that is nobody's slowness.
    this.pace.note(Math.min(now - this.measuredAt, 2 * MEASURE_MS), bytesRead - this.received);
    this.measuredAt = now;
    this.received = bytesRead;
  }
}
