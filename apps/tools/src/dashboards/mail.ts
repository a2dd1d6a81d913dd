import type { Dashboard } from './dashboard.js';

export const mail: Dashboard = {
  uid: 'mail',
  title: 'Mail and SMS',
  panels: [
    {
      title: 'Mails failing for',
      help: 'Since the last one that the mail server has taken.',
      unit: 's',
      lines: [['max(mails_failing_seconds)', 'failing']],
      alarm: 'MailsFailing',
      isNumber: true,
    },
    {
      title: 'Oldest activation mail',
      help: 'It is promised within a minute.',
      unit: 's',
      lines: [['max(activation_mail_wait_seconds)', 'waits']],
      alarm: 'ActivationMailLate',
      isNumber: true,
    },
    {
      title: 'SMS failing',
      help: 'Within 15 minutes, with none taken since.',
      unit: 'short',
      lines: [['max(sms_failing)', 'failing']],
      alarm: 'SmsFailing',
      isNumber: true,
    },
    {
      title: 'SMS to one country',
      help: 'Within an hour, of the country to which most went.',
      unit: 'short',
      lines: [['max(sms_of_one_country)', 'most']],
      alarm: 'SmsPumping',
      isNumber: true,
    },
    {
      title: 'Mails',
      help: 'In a second, by lane and the answer of the mail server.',
      unit: 'ops',
      lines: [['sum by (lane, outcome) (rate(mails_total[5m]))', '{{lane}} {{outcome}}']],
    },
    {
      title: 'From sign-up to the mail server',
      help: 'Of activation mails: all of them within a minute is the promise.',
      unit: 's',
      lines: [
        ['histogram_quantile(0.5, sum by (le) (rate(signup_to_250_seconds_bucket[15m])))', 'p50'],
        ['histogram_quantile(0.99, sum by (le) (rate(signup_to_250_seconds_bucket[15m])))', 'p99'],
      ],
    },
    {
      title: 'Members whose mails were refused',
      help: 'For good, within ten minutes: in all, and of the receiving domain with the most.',
      unit: 'short',
      lines: [['max by (of) (mails_refused_members)', '{{of}}']],
      alarm: 'MailsRefused',
    },
    {
      title: 'Mails held back',
      help: 'Within an hour, by kind and why.',
      unit: 'short',
      lines: [['sum by (kind, why) (increase(mails_held_total[1h]))', '{{kind}} {{why}}']],
    },
    {
      title: 'Mails that wait',
      help: 'In Redis. Those to everybody may wait for hours; the critical ones may not.',
      unit: 'short',
      lines: [['max by (queue) (queue_jobs{queue=~"mail-critical|mail-bulk",state="waiting"})', '{{queue}}']],
    },
    {
      title: 'SMS',
      help: 'Within an hour, by country and what became of them.',
      unit: 'short',
      lines: [['sum by (country, outcome) (increase(sms_total[1h]))', '{{country}} {{outcome}}']],
    },
  ],
};
