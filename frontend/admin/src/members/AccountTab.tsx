import type { ReactNode } from 'react';
import type { MemberHelp as Help, MemberPage } from '#contracts-admin';
import { fictionalWords } from './fictional-words';
import { FictionalFlag } from './FictionalFlag';
import { FirstMessages } from './FirstMessages';
import { MemberHelp } from './MemberHelp';
import { helpWords } from './help-words';
import { MailStops } from './MailStops';
import { Facts } from '../ui/Facts';
import { asDay, asDate, asTime, languageName } from '../ui/format';
import { words } from '../words';

const { account: text, standing: standingWords } = words.member;

export function AccountTab({ member }: { readonly member: MemberPage }) {
  const { account, standing, help } = member;
  return (
    <Facts
      rows={[
        [text.email, account.email],
        [text.id, member.id],
        [text.status, words.statuses[account.status]],
        [text.standing, standingOf(standing)],
        [text.language, languageName(account.language)],
        [text.site, account.site],
        [text.signedUp, asTime(account.signed_up)],
        [text.confirmed, account.confirmed_at ? asTime(account.confirmed_at) : words.never],
        [text.lastActive, asTime(standing.last_active)],
        [
          text.terms,
          account.terms_accepted_at ? `${asTime(account.terms_accepted_at)} (${text.version(asDay(account.terms_version))})` : words.never,
        ],
        [text.mailOff, <MailStops key="mails" member={member} />],
        [text.sessions, account.sessions],
        ...(help ? helpRows(member, help) : []),
        [fictionalWords.title, <FictionalFlag key="fictional" member={member} />],
        [words.limit.title, <FirstMessages key="limit" member={member} />],
        [text.tracking, trackingOf(account.tracking)],
      ]}
    />
  );
}

const helpRows = (member: MemberPage, help: Help): [string, ReactNode][] => [
  [helpWords.birthDate, help.birth_date ? asDate(help.birth_date) : words.none],
  [helpWords.title, <MemberHelp key="help" member={member} help={help} />],
];

function standingOf(standing: MemberPage['standing']): string {
  const names = Object.entries(standingWords) as [keyof typeof standingWords, string][];
  return (
    names
      .filter(([flag]) => standing[flag])
      .map(([, name]) => name)
      .join(', ') || words.none
  );
}

const trackingOf = (tracking: MemberPage['account']['tracking']): string =>
  Object.entries(tracking)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n') || text.direct;
