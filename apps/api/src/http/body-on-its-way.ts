import type { IncomingMessage } from 'node:http';
import { BodyPace, type Pace } from './body-pace.js';

const MEASURE_MS = 250;

/** The body of a request on its way: it is looked at several times a second, and `onTooSlow` happens once when it does not keep the pace. */
export class BodyOnItsWay {
  private readonly pace: BodyPace;
  private readonly timer: NodeJS.Timeout;
  private measuredAt = performance.now();
  private received: number;

  constructor(
    private readonly request: IncomingMessage,
    pace: Pace,
    private readonly onTooSlow: () => void,
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

  /** Ends it as one that is too slow, also before its time. */
  end(): void {
    this.stopMeasuring();
    this.onTooSlow();
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
