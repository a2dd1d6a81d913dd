/** A time that passes only when a spec says so. */
export class ManualClock {
  private at = Date.parse('2026-11-25T12:00:00Z');

  readonly now = (): number => this.at;

  pass({ seconds = 0, minutes = 0, days = 0 }: { seconds?: number; minutes?: number; days?: number }): void {
    this.at += ((days * 24 * 60 + minutes) * 60 + seconds) * 1_000;
  }
}
