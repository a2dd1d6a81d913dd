import type { Dashboard } from './dashboard.js';

export const money: Dashboard = {
  uid: 'money',
  title: 'Money',
  panels: [
    {
      title: 'Payment issues open',
      help: 'Where provider, orders and books differ.',
      unit: 'short',
      lines: [['max(reconciliation_issues_open)', 'issues']],
      alarm: 'PaymentIssuesOpen',
      isNumber: true,
    },
    {
      title: 'Debits not collected',
      help: 'Their announced day is over.',
      unit: 'short',
      lines: [['max(debits_uncollected)', 'debits']],
      alarm: 'DebitsUncollected',
      isNumber: true,
    },
    {
      title: 'Calls about payments of nobody',
      help: 'Within an hour.',
      unit: 'short',
      lines: [['max(unknown_payment_calls)', 'calls']],
      alarm: 'UnknownPaymentCalls',
      isNumber: true,
    },
    {
      title: 'Wrong in the last recount',
      help: 'Messages and charges that the nightly recount found wrong.',
      unit: 'short',
      lines: [['max(recount_drift)', 'found']],
      isNumber: true,
    },
    {
      title: 'Paid, and not yet settled',
      help: 'How long the oldest call of the provider waits: so long somebody has paid and has no credits.',
      unit: 's',
      lines: [['max(payment_event_wait_seconds)', 'oldest']],
      alarm: 'PaymentEventLate',
    },
    {
      title: 'Disputes',
      help: 'By way to pay, as a part of what the card schemes bear.',
      unit: 'percentunit',
      lines: [['max by (way) (disputes_of_limit_ratio)', '{{way}}']],
      alarm: 'DisputesNearLimit',
    },
    {
      title: 'Orders begun',
      help: 'In a second, by the answer of the API: 201 is an order.',
      unit: 'reqps',
      lines: [['sum by (status) (rate(http_request_seconds_count{method="POST",route="/api/orders"}[15m]))', '{{status}}']],
    },
    {
      title: 'Calls of the provider',
      help: 'In a second, by our answer. A quiet hour in the evening is a sign that they do not reach us.',
      unit: 'reqps',
      lines: [['sum by (status) (rate(http_request_seconds_count{route="/api/webhooks/payments"}[15m]))', '{{status}}']],
    },
    {
      title: 'Jobs of payments',
      help: 'In a second, by name and outcome.',
      unit: 'ops',
      lines: [['sum by (name, outcome) (rate(jobs_total{name=~"payment.*"}[5m]))', '{{name}} {{outcome}}']],
    },
    {
      title: 'The oldest job of payments',
      help: 'Somebody waits for it at the screen.',
      unit: 's',
      lines: [['max by (queue) (queue_oldest_job_seconds{queue="payments"})', '{{queue}}']],
      alarm: 'UrgentQueueSlow',
    },
  ],
};
