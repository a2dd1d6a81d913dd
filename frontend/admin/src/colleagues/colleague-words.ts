import type { DeviceView } from '#contracts';
import { colleagueActsMax, setUpLinkHours, type ColleagueState } from '#contracts-admin';
import { asCount } from '../ui/format';
import { placeWords } from '../home/place-words';

export const colleagueStateNames: Record<ColleagueState, string> = {
  active: 'Active',
  invited: 'Invited',
  no_device: 'Sets up a device',
  ended: 'Ended',
};

export const browserNames: Record<DeviceView['browser'], string> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
  samsung: 'Samsung Internet',
  other: 'Another browser',
};
export const deviceNames: Record<DeviceView['kind'], string> = {
  android: 'Android',
  chromebook: 'Chromebook',
  ipad: 'iPad',
  iphone: 'iPhone',
  linux: 'Linux',
  mac: 'Mac',
  windows: 'Windows',
  other: 'another device',
};

/** The people of the office: their list, and the page of one. */
export const colleagueWords = {
  title: placeWords.colleagues.title,
  intro: 'Everybody who may come into this office. What somebody may do follows from their roles.',
  none: 'Nobody matches these filters.',
  oneOwner:
    'There is only one owner who can come in. If that person loses the device or falls ill, nobody can let them back in from here. Give a second person the role of owner.',
  toStaff: 'Go to staff',
  server: 'Made on the server',
  never: 'Never',
  noRoles: 'No roles',
  neverHere: 'Never here',
  sessions: (count: number) => `${asCount(count)} ${count === 1 ? 'session' : 'sessions'}`,
  lastUsed: (at: string) => `Last here ${at}`,
  facts: {
    title: 'Account',
    name: 'Name',
    email: 'E-mail address',
    roles: 'Roles',
    state: 'State',
    device: 'Device',
    deviceSet: 'Set up',
    deviceMissing: 'Not set up',
    codes: 'Recovery codes left',
    lastUsed: 'Last here',
    invited: 'Invited',
    invitedBy: (at: string, by: string) => `${at}, by ${by}`,
    link: 'Link of the last mail',
    linkUntil: (at: string) => `Works until ${at}`,
    noLink: `None that works. A link works for ${setUpLinkHours} hours.`,
  },
  rights: {
    title: 'What this person may do',
    none: 'Nothing: the account has ended.',
    of: (role: string) => `As ${role}`,
  },
  open: {
    title: 'Where this person is logged in',
    none: 'Nowhere.',
    device: 'Browser',
    network: 'Network',
    from: 'Logged in',
    last: 'Last used',
    act: 'Act',
    current: 'This browser',
    deviceOf: (browser: string, device: string) => `${browser} on ${device}`,
  },
  acts: {
    title: 'What this person did last',
    none: 'Nothing yet.',
    newest: `The newest ${colleagueActsMax}. The audit log has all.`,
    all: 'All in the audit log',
    at: 'When',
    act: 'What',
  },
  own: 'This is you. Nobody changes their own roles or ends their own account: ask another owner.',
  form: {
    open: 'Invite a colleague',
    name: 'Name',
    email: 'E-mail address',
    emailHelp: 'Their own address at work. The link goes there, and they log in with it.',
    roles: 'Roles',
    language: 'Language of the mail',
    newPassword: 'The password is lost too',
    newPasswordHelp: 'Then the link lets them choose a new one. Otherwise it asks for the password that they have.',
    needsRole: 'Choose at least one role.',
    invited: (email: string) => `The account is made. A mail with a link is on its way to ${email}.`,
    changed: 'Somebody else changed this account meanwhile. Look at the roles again.',
  },
} as const;
