import { Typography } from '@mui/material';
import type { ColleaguePage } from '#contracts-admin';
import { CommandButton } from '../commands/CommandButton';
import { asTime } from '../ui/format';
import { Label } from '../ui/Label';
import { ScrollingTable } from '../ui/ScrollingTable';
import { Section } from '../ui/Section';
import { browserNames, colleagueWords, deviceNames } from './colleague-words';

const text = colleagueWords.open;
const columns = [text.device, text.network, text.from, text.last, text.act].map((name) => ({ name }));

/** In which browsers somebody is logged in now. */
export const ColleagueSessions = ({ record: { name, sessions } }: { readonly record: ColleaguePage }) => (
  <Section title={text.title}>
    {sessions.length === 0 ? (
      <Typography sx={{ color: 'text.secondary' }}>{text.none}</Typography>
    ) : (
      <ScrollingTable
        label={text.title}
        columns={columns}
        rows={sessions.map((session) => ({ key: session.id, cells: cellsOf(session, name) }))}
      />
    )}
  </Section>
);

const cellsOf = ({ id, device, network, created_at, last_seen_at, current }: ColleaguePage['sessions'][number], name: string) => [
  text.deviceOf(browserNames[device.browser], deviceNames[device.kind]),
  network,
  asTime(created_at),
  asTime(last_seen_at),
  current ? <Label key="current">{text.current}</Label> : <CommandButton key="end" command="end_colleague_session" id={id} about={name} />,
];
