import { Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router';
import { colleagueActsMax, type ColleaguePage } from '#contracts-admin';
import { asTime, wordFor } from '../ui/format';
import { ScrollingTable } from '../ui/ScrollingTable';
import { Section } from '../ui/Section';
import { words } from '../words';
import { colleagueWords } from './colleague-words';

const text = colleagueWords.acts;
const columns = [{ name: text.at }, { name: text.act }];
const logOf = (staffId: string): string => `/audit?filter=${encodeURIComponent(JSON.stringify({ staff_id: staffId }))}`;

/** The newest of what the log says that somebody did. */
export const ColleagueActs = ({ record: { id, acts } }: { readonly record: ColleaguePage }) => (
  <Section title={text.title}>
    {acts.length < colleagueActsMax ? null : <Typography sx={{ color: 'text.secondary' }}>{text.newest}</Typography>}
    {acts.length === 0 ? (
      <Typography sx={{ color: 'text.secondary' }}>{text.none}</Typography>
    ) : (
      <ScrollingTable
        label={text.title}
        columns={columns}
        rows={acts.map((one) => ({ key: one.id, cells: [asTime(one.at), wordFor(words.acts, one.act)] }))}
      />
    )}
    <MuiLink component={Link} to={logOf(id)} sx={{ alignSelf: 'flex-start', minHeight: 44, display: 'inline-flex', alignItems: 'center' }}>
      {text.all}
    </MuiLink>
  </Section>
);
