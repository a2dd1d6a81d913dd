import { apiTokenDaysMax, type ApiTokenState } from '#contracts-admin';
import { placeWords } from '../home/place-words';

const log = 'The log keeps your reason.';

/** The tokens with which systems of the house call the office. */
export const apiTokenWords = {
  title: placeWords.apiTokens.title,
  intro:
    'A token lets another system of the house use the API of this office, without a person who logs in. It holds single rights and no role. It never changes staff, settings or companies, decides nothing about members, and gives no money back.',
  none: 'There are no tokens here.',
  make: 'Make a token',
  anywhere: 'From anywhere',
  never: 'Never',
  lastUsed: (at: string, network: string) => (network ? `${at}, from ${network}` : at),
  lastUsedIs: (at: string) => `Last used: ${at}`,
  until: (day: string) => `Until ${day}`,
  by: (name: string, at: string) => `${name}, ${at}`,
  states: { active: 'Works', lapsed: 'Lapsed', ended: 'Ended' } satisfies Record<ApiTokenState, string>,
  form: {
    name: 'Which system it is for',
    nameHelp: 'The log calls it so. No names of members.',
    rights: 'What it may do',
    needsRight: 'Choose at least one right.',
    until: 'Works until',
    untilHelp: `The last day, ${apiTokenDaysMax} days from now at most.`,
    networks: 'Only from these networks',
    networksHelp: 'One in a line, such as 192.0.2.7 or 10.0.0.0/8. Empty: from anywhere.',
    wrongNetwork: 'This is no address and no network.',
  },
  made: {
    title: 'Copy the token now',
    text: 'It is shown this once. Whoever has it can do what it allows: keep it where the system keeps its passwords.',
    label: 'Token',
    copy: 'Copy',
    copied: 'The token is copied.',
    notCopied: 'The browser does not let us copy. Mark the token and copy it yourself.',
    done: 'I have copied it',
  },
} as const;

export const apiTokenCommandWords = {
  make_api_token: {
    button: 'Make the token',
    done: 'The token is made.',
    question: {
      title: 'Make a token for a system',
      text: () => `It works at once. ${log}`,
      keep: 'Cancel',
      reasons: null,
    },
  },
  end_api_token: {
    button: 'End it',
    done: 'The token has ended.',
    question: {
      title: 'End this token?',
      text: (about: string) => `${about} is refused from this moment on. A token that has ended never works again. ${log}`,
      keep: 'Leave it',
      reasons: null,
    },
  },
} as const;
