import { FileClock, IdCard, Siren, KeyRound, Plug, Workflow } from 'lucide-react';
import { placeWords } from '../home/place-words';
import { later } from '../ui/later';
import { words } from '../words';
import type { PlaceGroup } from './place';

export const officePlaces: PlaceGroup = {
  title: 'The office',
  places: [
    {
      right: 'staff',
      to: '/staff',
      ...placeWords.colleagues,
      Icon: IdCard,
      lists: {
        staff: {
          list: later(() => import('../colleagues/ColleaguesList'), 'ColleaguesList'),
          show: later(() => import('../colleagues/ColleaguePage'), 'ColleaguePage'),
        },
      },
    },
    {
      right: 'staff',
      to: '/api_tokens',
      ...placeWords.apiTokens,
      Icon: Plug,
      lists: { api_tokens: { list: later(() => import('../api-tokens/ApiTokensList'), 'ApiTokensList') } },
    },
    {
      right: 'audit',
      to: '/audit',
      title: words.menu.audit,
      home: words.home.audit,
      Icon: FileClock,
      lists: { audit: { list: later(() => import('../audit/AuditList'), 'AuditList') } },
    },
    {
      right: 'incidents',
      to: '/incidents',
      ...placeWords.incidents,
      Icon: Siren,
      lists: { incidents: { list: later(() => import('../incidents/IncidentsList'), 'IncidentsList') } },
    },
    {
      right: 'jobs',
      to: '/queues-overview',
      title: words.menu.jobs,
      home: words.home.jobs,
      Icon: Workflow,
      lists: {
        dead_letters: {
          list: later(() => import('../jobs/DeadLettersList'), 'DeadLettersList'),
          show: later(() => import('../jobs/DeadLetterPage'), 'DeadLetterPage'),
        },
        recurring_jobs: { list: later(() => import('../jobs/RecurringJobsList'), 'RecurringJobsList') },
        workers: { list: later(() => import('../jobs/WorkersList'), 'WorkersList') },
      },
      pages: { '/queues-overview': later(() => import('../jobs/QueuesPage'), 'QueuesPage') },
    },
    {
      right: null,
      to: '/device',
      title: words.menu.device,
      Icon: KeyRound,
      pages: { '/device': later(() => import('../device/DevicePage'), 'DevicePage') },
    },
  ],
};
