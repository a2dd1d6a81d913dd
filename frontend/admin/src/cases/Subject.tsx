import { Box, Typography } from '@mui/material';
import { Link as MuiLink } from '@mui/material';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import type { CasePage } from '#contracts-admin';
import { Label } from '../ui/Label';
import { StatusLabel } from '../ui/StatusLabel';
import { words } from '../words';
import { initiativeWords } from './initiative-words';
import { Section } from '../ui/Section';
import { caseWords } from './words';

/** Whom it is about: as they were when it was reported, beside today. */
export function Subject({ record: { subject, evidence, initiative } }: { readonly record: CasePage }) {
  const path = useCreatePath();
  if (!subject) return null;
  const { id, name, age, town, status, fictional, about } = subject;
  const [before, unchanged] = initiative
    ? [initiativeWords.atOpening, initiativeWords.unchanged]
    : [caseWords.reportedThen, caseWords.unchanged];
  const isSame = evidence !== null && evidence.about === about && evidence.name === name;
  return (
    <Section title={caseWords.subject}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {name === null ? (
          <Typography>{caseWords.erased}</Typography>
        ) : (
          <MuiLink component={Link} to={path({ resource: 'members', type: 'show', id })} sx={{ fontWeight: 600 }}>
            {name}
          </MuiLink>
        )}
        <Typography sx={{ color: 'text.secondary' }}>
          {[age === null ? '' : words.member.years(age), town].filter(Boolean).join(', ')}
        </Typography>
        {status ? <StatusLabel status={status} /> : null}
        {fictional ? <Label tone="special">{words.member.fictional}</Label> : null}
      </Box>
      {isSame ? (
        <About title={unchanged} name={evidence.name} text={evidence.about} />
      ) : (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          {evidence ? <About title={before} name={evidence.name} text={evidence.about} /> : null}
          <About title={caseWords.today} name={name ?? ''} text={about} />
        </Box>
      )}
    </Section>
  );
}

const About = ({ title, name, text }: Record<'title' | 'name' | 'text', string>) => (
  <Box>
    <Typography component="h4" variant="subtitle2">
      {title}
    </Typography>
    <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
    <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', color: text ? 'text.primary' : 'text.secondary' }}>
      {text || caseWords.noText}
    </Typography>
  </Box>
);
