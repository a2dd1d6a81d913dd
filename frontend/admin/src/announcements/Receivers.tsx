import { Alert, Button, Typography } from '@mui/material';
import type { AnnouncementDraft, ReceiversQuery } from '#contracts-admin';
import { problemOf, textOf } from '../problem';
import { asCount } from '../ui/format';
import { words } from '../words';
import { useReceivers } from './office-answers';

const { announcements: text } = words;

type Addressed = Pick<AnnouncementDraft, 'kind' | 'site_id' | 'countries'>;

export const receiversQueryOf = ({ kind, site_id, countries }: Addressed): ReceiversQuery => ({
  kind,
  ...(site_id && { site_id }),
  ...(countries.length > 0 && { countries: countries.toSorted().join(',') }),
});

export function inWords(count: number): string {
  if (count === 0) return text.nobody;
  return count === 1 ? text.oneReceiver : text.receivers(asCount(count));
}

/** How many would get it, counted anew with each change of the audience. */
export function Receivers(props: Addressed) {
  const { data, error, refetch } = useReceivers(receiversQueryOf(props));
  if (error)
    return (
      <Alert
        severity="error"
        variant="outlined"
        action={
          <Button color="inherit" onClick={() => void refetch()}>
            {words.failed.again}
          </Button>
        }
      >
        {textOf(problemOf(error))}
      </Alert>
    );
  return (
    <Typography role="status" sx={{ fontWeight: 600 }}>
      {data ? inWords(data.receivers) : text.counting}
    </Typography>
  );
}
