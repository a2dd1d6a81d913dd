import type { Dashboard } from './dashboard.js';

export const database: Dashboard = {
  uid: 'database',
  title: 'Database',
  panels: [
    {
      title: 'Postgres',
      help: '1 while it answers every process.',
      unit: 'short',
      lines: [['min(postgres_up)', 'answers']],
      alarm: 'PostgresGone',
      isNumber: true,
    },
    {
      title: 'Replica missing',
      help: '1 while the primary answers what it should.',
      unit: 'short',
      lines: [['max(replica_missing)', 'missing']],
      alarm: 'ReplicaMissing',
      isNumber: true,
    },
    {
      title: 'Object store',
      help: '1 while it answers every process.',
      unit: 'short',
      lines: [['min(object_store_up)', 'answers']],
      alarm: 'ObjectStoreGone',
      isNumber: true,
    },
    {
      title: 'Log not sent',
      help: 'Since the last piece of it went to the backups.',
      unit: 's',
      lines: [['max(database_log_unsent_seconds)', 'unsent']],
      alarm: 'DatabaseLogUnsent',
      isNumber: true,
    },
    {
      title: 'Connections',
      help: 'Of each process. When none is idle for long, statements wait.',
      unit: 'short',
      lines: [['sum by (instance, state) (database_connections{state=~"open|idle"})', '{{instance}} {{state}}']],
    },
    {
      title: 'Statements that wait for a connection',
      help: 'A long transaction holds one, or DATABASE_POOL is too small. After two seconds they are answered with 503.',
      unit: 'short',
      lines: [['sum by (instance) (database_connections{state="waiting"})', '{{instance}}']],
    },
    {
      title: 'Answers that say "later"',
      help: 'Statuses of 503: the database did not answer in time, or no connection was free.',
      unit: 'reqps',
      lines: [['sum by (route) (rate(http_request_seconds_count{status="503"}[5m]))', '{{route}}']],
    },
    {
      title: 'Postgres, as each process sees it',
      help: 'A single line at nothing is a network, not the database.',
      unit: 'short',
      lines: [['postgres_up', '{{job}} {{instance}}']],
    },
  ],
};
