import { watch, type FSWatcher } from 'chokidar';
import { once } from 'node:events';
import { relative } from 'node:path';

/** The files of one change are written within this time of each other. */
const togetherMs = 80;

/** Tells which compiled files changed, those of one change together. */
export class OutputWatch {
  private watcher: FSWatcher | undefined;
  private readonly changed = new Set<string>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly folder: string,
    private readonly onChange: (files: readonly string[]) => void,
  ) {}

  async begin(): Promise<void> {
    const isMap = (file: string) => file.endsWith('.map') || file.endsWith('.tsbuildinfo');
    this.watcher = watch(['apps', 'libs'], { cwd: this.folder, ignoreInitial: true, ignored: isMap });
    this.watcher.on('all', (_event, file) => this.note(file));
    await once(this.watcher, 'ready');
  }

  async end(): Promise<void> {
    clearTimeout(this.timer);
    await this.watcher?.close();
  }

  private note(file: string): void {
    this.changed.add(relative('.', file).replaceAll('\\', '/'));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const files = [...this.changed];
      this.changed.clear();
      this.onChange(files);
    }, togetherMs);
  }
}
