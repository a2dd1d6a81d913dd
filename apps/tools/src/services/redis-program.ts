import { debianProgram, type Program } from './debian-program.js';

/** redis-server or valkey-server of this machine, else Debian's package, unpacked beside the project without root. */
export const redisProgram = (log: (line: string) => void): Promise<Program> =>
  debianProgram(
    {
      name: 'Redis',
      installed: ['redis-server', 'valkey-server'],
      packages: ['redis-server', 'redis-tools'],
      file: 'usr/bin/redis-server',
      missing:
        'Redis is missing. Install it (Debian: apt-get install redis-server, macOS: brew install redis), or give an address: REDIS_URL=redis://localhost:6379 npm start',
    },
    log,
  );
