import { Link as MuiLink, Typography } from '@mui/material';
import { useCreatePath, usePermissions } from 'react-admin';
import { Link } from 'react-router';
import type { AdminResource, AuditRow } from '#contracts-admin';
import { wordFor } from '../ui/format';
import { words } from '../words';

const text = words.audit;
const SHOWN_OF_ID = 8;

/** Who acted. Without a person it was a command on the server, or somebody whom the login did not know. */
export function whoOf({ staff_id, staff_name, ip }: AuditRow): string {
  if (staff_name !== null) return staff_name;
  if (staff_id !== null) return text.erased;
  return ip === '' ? text.server : text.nobody;
}

/** Whom an entry is about, in one line; empty when it is about nobody. */
export function subjectOf({ subject_kind: kind, subject_id: id, subject_name: name, subject_exists: exists }: AuditRow): string {
  if (!id) return '';
  const noun = wordFor(text.kinds, kind);
  if (!exists) return `${noun}, ${text.erased.toLowerCase()}`;
  return name ?? noun;
}

interface EntryProps {
  readonly entry: AuditRow;
}

export const Actor = ({ entry }: EntryProps) => <Named name={whoOf(entry)} beneath={entry.staff_email} />;

/** The name leads to the page of a member; the id stays, because names change and repeat. */
export function Subject({ entry }: EntryProps) {
  const path = useCreatePath();
  const { permissions } = usePermissions<AdminResource[]>();
  if (!entry.subject_id) return null;
  const id = text.id(entry.subject_id.slice(-SHOWN_OF_ID));
  const name = subjectOf(entry);
  const isOpen = entry.subject_kind === 'member' && entry.subject_exists && permissions?.includes('members');
  const link = isOpen ? path({ resource: 'members', type: 'show', id: entry.subject_id }) : undefined;
  return <Named name={name} beneath={id} {...(link && { link })} />;
}

interface NamedProps {
  readonly name: string;
  readonly beneath: string | null;
  readonly link?: string;
}

const Named = ({ name, beneath, link }: NamedProps) => (
  <>
    {link ? (
      <MuiLink component={Link} to={link}>
        {name}
      </MuiLink>
    ) : (
      name
    )}
    {beneath && (
      <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
        {beneath}
      </Typography>
    )}
  </>
);
