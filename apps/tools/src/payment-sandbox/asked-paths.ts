const MOST = 2_000;

/** What the shop asked for, without the bodies, as the logs of every machine on the way have it: the last of them, the newest first. */
export class AskedPaths {
  private readonly paths: string[] = [];

  note(method: string, path: string): void {
    this.paths.unshift(`${method} ${path}`);
    this.paths.length = Math.min(this.paths.length, MOST);
  }

  get all(): readonly string[] {
    return this.paths;
  }
}
