import { debianProgram, type Program } from './debian-program.js';

/** What Prometheus judges its own files with: that of this machine, else Debian's package, unpacked beside the project without root. */
export const promtoolProgram = (log: (line: string) => void): Promise<Program> =>
  debianProgram(
    {
      name: 'promtool',
      installed: ['promtool'],
      packages: ['prometheus'],
      file: 'usr/bin/promtool',
      missing: 'promtool is missing, and could not be fetched: the alarms were not tried in Prometheus. Debian: apt-get install prometheus',
    },
    log,
  );
