import type { Dashboard } from './dashboard.js';

export const api: Dashboard = {
  uid: 'api',
  title: 'API',
  panels: [
    {
      title: 'API processes',
      help: 'Those that live.',
      unit: 'short',
      lines: [['min(api_processes)', 'alive']],
      alarm: 'NoApi',
      isNumber: true,
    },
    {
      title: 'Requests',
      help: 'Answers in a second, by process.',
      unit: 'reqps',
      lines: [['sum by (instance) (rate(http_request_seconds_count[5m]))', '{{instance}}']],
    },
    {
      title: 'Failures of ours',
      help: 'The part of all answers that says 500 or more. Anything above nothing is worth a look at the log of the API.',
      unit: 'percentunit',
      lines: [['sum(rate(http_request_seconds_count{status=~"5.."}[5m])) / sum(rate(http_request_seconds_count[5m]))', '5xx']],
    },
    {
      title: 'How long answers take',
      help: 'Half, 95 of a hundred and 99 of a hundred are quicker than this.',
      unit: 's',
      lines: [
        ['histogram_quantile(0.5, sum by (le) (rate(http_request_seconds_bucket[5m])))', 'p50'],
        ['histogram_quantile(0.95, sum by (le) (rate(http_request_seconds_bucket[5m])))', 'p95'],
        ['histogram_quantile(0.99, sum by (le) (rate(http_request_seconds_bucket[5m])))', 'p99'],
      ],
    },
    {
      title: 'The slowest routes',
      help: 'The ten whose slowest five of a hundred take longest.',
      unit: 's',
      lines: [
        ['topk(10, histogram_quantile(0.95, sum by (le, method, route) (rate(http_request_seconds_bucket[5m]))))', '{{method}} {{route}}'],
      ],
    },
    {
      title: 'Refusals',
      help: 'Answers of 400 to 499, by status: 429 is the rate limit, 401 somebody who is not signed in.',
      unit: 'reqps',
      lines: [['sum by (status) (rate(http_request_seconds_count{status=~"4.."}[5m]))', '{{status}}']],
    },
    {
      title: 'Open sockets',
      help: 'Members who have the site open. A sudden fall is an outage of the network or of a process; all come back at once after it.',
      unit: 'short',
      lines: [['sum by (instance) (sockets_open)', '{{instance}}']],
    },
    {
      title: 'Delay of the event loop',
      help: 'While it is above 50 ms, everybody of that process waits.',
      unit: 's',
      lines: [['max by (instance) (event_loop_delay_p99_seconds)', '{{instance}}']],
    },
    {
      title: 'Memory',
      help: 'Of each process. A line that only rises is a leak.',
      unit: 'bytes',
      lines: [['process_resident_memory_bytes', '{{job}} {{instance}}']],
    },
    {
      title: 'Processor',
      help: 'Cores that each process takes; Node has hardly use for more than one.',
      unit: 'short',
      lines: [['rate(process_cpu_seconds_total[5m])', '{{job}} {{instance}}']],
    },
    {
      title: 'Garbage collection',
      help: 'The part of the time that each process spends on it.',
      unit: 'percentunit',
      lines: [['sum by (instance) (rate(nodejs_gc_duration_seconds_sum[5m]))', '{{instance}}']],
    },
  ],
};
