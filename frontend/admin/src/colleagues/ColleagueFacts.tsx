import type { ColleaguePage } from '#contracts-admin';
import { Facts } from '../ui/Facts';
import { asTime } from '../ui/format';
import { Section } from '../ui/Section';
import { words } from '../words';
import { colleagueStateNames, colleagueWords } from './colleague-words';
import { invitedOf } from './ColleaguesList';

const text = colleagueWords.facts;

/** Who somebody is, and how they come in. */
export function ColleagueFacts({ record }: { readonly record: ColleaguePage }) {
  const {
    name,
    email,
    roles,
    state,
    has_device: hasDevice,
    recovery_codes_left: codes,
    last_used_at: lastUsed,
    link_until: linkUntil,
  } = record;
  return (
    <Section title={text.title}>
      <Facts
        rows={[
          [text.name, name],
          [text.email, email],
          [text.roles, roles.map((role) => words.roles[role]).join(', ') || colleagueWords.noRoles],
          [text.state, colleagueStateNames[state]],
          [text.device, hasDevice ? text.deviceSet : text.deviceMissing],
          [text.codes, codes],
          [text.lastUsed, lastUsed ? asTime(lastUsed) : colleagueWords.never],
          [text.invited, invitedOf(record)],
          ...(hasDevice || state === 'ended' ? [] : [[text.link, linkUntil ? text.linkUntil(asTime(linkUntil)) : text.noLink] as const]),
        ]}
      />
    </Section>
  );
}
