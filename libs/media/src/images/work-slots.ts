import { AppError } from '#contracts';

/** Lets only so many pieces of heavy work run at a time, the rest waits in line; a line that is too long is refused. */
export class WorkSlots {
  private readonly waiting: (() => void)[] = [];
  private free: number;

  constructor(
    slots: number,
    private readonly longestLine: number,
  ) {
    this.free = slots;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  get isFree(): boolean {
    return this.free > 0;
  }

  private async enter(): Promise<void> {
    if (this.free > 0) {
      this.free--;
      return;
    }
    if (this.waiting.length >= this.longestLine) throw new AppError('unavailable');
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** The place goes straight to the first in line, so that nobody can slip in between. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.free++;
  }
}
