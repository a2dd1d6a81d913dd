import type { Config } from './config.js';

/** Demo only: ends this process at once, as a power cut would, when the settings name this place in the code. */
export function dieAt({ failPoints }: Pick<Config, 'failPoints'>, place: string): void {
  if (failPoints.includes(place)) process.kill(process.pid, 'SIGKILL');
}
