import type { Dashboard } from './dashboard.js';

export const redis: Dashboard = {
  uid: 'redis',
  title: 'Redis',
  panels: [
    {
      title: 'Redis',
      help: '1 while it answers every process.',
      unit: 'short',
      lines: [['min(redis_up)', 'answers']],
      alarm: 'RedisGone',
      isNumber: true,
    },
    {
      title: 'Memory taken',
      help: 'What part of the memory that it may take is taken.',
      unit: 'percentunit',
      lines: [['max(redis_memory_ratio)', 'taken']],
      alarm: 'RedisMemoryShort',
      isNumber: true,
    },
    {
      title: 'Memory',
      help: 'It refuses jobs when all of it is taken.',
      unit: 'percentunit',
      lines: [['max(redis_memory_ratio)', 'taken']],
      alarm: 'RedisMemoryShort',
    },
    {
      title: 'Jobs in Redis',
      help: 'By state, all queues together. What waits in Postgres is not among them.',
      unit: 'short',
      lines: [['sum by (state) (max by (queue, state) (queue_jobs))', '{{state}}']],
    },
    {
      title: 'Redis, as each process sees it',
      help: 'A single line at nothing is a network, not Redis.',
      unit: 'short',
      lines: [['redis_up', '{{job}} {{instance}}']],
    },
    {
      title: 'Open sockets',
      help: 'What Redis tells them goes through one stream.',
      unit: 'short',
      lines: [['sum(sockets_open)', 'sockets']],
    },
  ],
};
