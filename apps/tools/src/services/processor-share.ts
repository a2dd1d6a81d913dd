import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

const niceness = { lowest: 19, usual: 0 } as const;

/** How much of the processor a session gets. Linux shares it among sessions first, whatever the priority of a process within its own is. */
export function setShare(pid: number, share: keyof typeof niceness): void {
  try {
    setPriority(pid, niceness[share]);
    writeFileSync(`/proc/${pid}/autogroup`, String(niceness[share]));
  } catch {
    // It has ended, or the machine has no such sessions: then the priority alone counts.
  }
}
