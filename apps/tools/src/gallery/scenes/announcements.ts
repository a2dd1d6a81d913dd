import type { AnnouncementOne, AnnouncementRow } from '#contracts-admin';
import { answering, broken, late, type Scene } from '../scene.js';

const at = new Date().toISOString();
const id = '01930000-0000-7000-8000-00000000000a';
const listCall = /\/api\/admin\/announcements\?/;
const oneCall = new RegExp(`/api/admin/announcements/${id}$`);
const page = `/admin/announcements/${id}/show`;

const row = (change: Partial<AnnouncementRow>): AnnouncementRow => ({
  id,
  kind: 'site_news',
  state: 'draft',
  title: 'Voice messages are here',
  languages: ['en', 'nl', 'de'],
  site_id: null,
  site_name: null,
  countries: [],
  made_by: 'Carla',
  saved_at: at,
  starts_at: null,
  ended_at: null,
  receivers: null,
  sent: 0,
  ...change,
});
const texts = {
  en: {
    title: 'Voice messages are here',
    body: 'From today you can also speak to each other.\n\nPress the microphone in a conversation and talk.',
  },
  nl: { title: 'Spraakberichten zijn er', body: 'Vanaf vandaag kunt u elkaar ook iets vertellen.' },
};
const one = (change: Partial<AnnouncementRow>): AnnouncementOne => ({ ...row(change), texts, path: '/chats' });
const idOf = (end: string) => `01930000-0000-7000-8000-00000000000${end}`;

const rows: AnnouncementRow[] = [
  row({ id: idOf('1') }),
  row({
    id: idOf('2'),
    state: 'planned',
    starts_at: at,
    kind: 'promotion',
    title: 'Ten per cent more credits this weekend',
    countries: ['NL', 'BE'],
  }),
  row({
    id: idOf('3'),
    state: 'running',
    starts_at: at,
    receivers: 184_210,
    sent: 61_400,
    kind: 'changed_terms',
    title: 'New terms from 1 January',
  }),
  row({ id: idOf('4'), state: 'done', starts_at: at, ended_at: at, receivers: 96_114, sent: 94_870, title: 'The match finder is new' }),
  row({ id: idOf('5'), state: 'stopped', starts_at: at, ended_at: at, receivers: 812, sent: 200, kind: 'promotion', title: 'Half price' }),
];

export const announcementScenes: readonly Scene[] = [
  {
    name: 'admin-announcements',
    who: 'staff',
    path: '/admin/announcements',
    prepare: answering(listCall, { rows, total: rows.length, more: false }),
  },
  {
    name: 'admin-announcements-empty',
    who: 'staff',
    path: '/admin/announcements',
    prepare: answering(listCall, { rows: [], total: 0, more: false }),
  },
  { name: 'admin-announcements-loading', who: 'staff', path: '/admin/announcements', prepare: late(listCall) },
  { name: 'admin-announcements-failed', who: 'staff', path: '/admin/announcements', prepare: broken(listCall) },
  {
    name: 'admin-announcement-new',
    who: 'staff',
    path: '/admin/announcements/create',
    act: async (screen) => {
      await screen.getByLabel('Title').fill('Voice messages are here');
      await screen.getByRole('textbox', { name: 'Text', exact: true }).fill(texts.en.body);
      await screen.locator('iframe').waitFor();
    },
    whole: true,
  },
  {
    name: 'admin-announcement-faults',
    who: 'staff',
    path: '/admin/announcements/create',
    act: async (screen) => {
      await screen.locator('form [type=submit]').click();
      await screen.getByRole('alert').first().waitFor();
    },
    whole: true,
  },
  { name: 'admin-announcement-draft', who: 'staff', path: page, prepare: answering(oneCall, one({})), whole: true },
  {
    name: 'admin-announcement-schedule',
    who: 'staff',
    path: page,
    prepare: answering(oneCall, one({})),
    act: async (screen) => {
      await screen.getByRole('button', { name: 'Send to members' }).click();
      await screen.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'admin-announcement-running',
    who: 'staff',
    path: page,
    prepare: answering(oneCall, one({ state: 'running', starts_at: at, receivers: 184_210, sent: 61_400 })),
    whole: true,
  },
  { name: 'admin-announcement-failed', who: 'staff', path: page, prepare: broken(oneCall) },
  {
    name: 'admin-announcement-preview-failed',
    who: 'staff',
    path: page,
    prepare: async (screen) => {
      await answering(oneCall, one({}))(screen);
      await broken(/announcement-(preview|receivers)/)(screen);
    },
    whole: true,
  },
];
