/** How fast a body has to come, and how long it may pause. */
export interface Pace {
  readonly bytesPerSecond: number;
  /** So long a body may bring nothing, at its beginning or later, when it kept the pace before. */
  readonly pauseMs: number;
}

/** A slow telephone line, in a train that drives through a tunnel now and then. */
export const uploadPace: Pace = { bytesPerSecond: 20_000, pauseMs: 5_000 };

/** Whether a body keeps the pace: time uses its patience up, bytes give it back, and more than one pause is never saved up. */
export class BodyPace {
  private leftMs: number;

  constructor(private readonly pace: Pace) {
    this.leftMs = pace.pauseMs;
  }

  note(elapsedMs: number, bytes: number): void {
    this.leftMs = Math.min(this.pace.pauseMs, this.leftMs - elapsedMs + (bytes / this.pace.bytesPerSecond) * 1_000);
  }

  get behindMs(): number {
    return this.pace.pauseMs - this.leftMs;
  }

  get isOver(): boolean {
    return this.leftMs <= 0;
  }
}
