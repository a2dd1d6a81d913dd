import { Card, CardActionArea, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { Link } from 'react-router';
import type { WaitingAnswer } from '#contracts-admin';
import { OneOwnerWarning } from '../colleagues/OneOwnerWarning';
import { useWhoAmI } from '../useWhoAmI';
import { officeApi } from '../officeApi';
import { Failed } from '../ui/Failed';
import { Waiting } from '../ui/Waiting';
import { words } from '../words';
import { areas } from './areas';
import { WaitingLine } from './WaitingLine';

const COUNT_MS = 60_000;

/** The first page: who is signed in and where this role can go. */
export function Home() {
  const { data, error, refetch } = useWhoAmI();
  const counts = useCounts(data?.staff.rights.includes('cases') ?? false);
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  const { name, roles, rights } = data.staff;
  const open = areas.filter(({ resource }) => rights.includes(resource));
  return (
    <Stack spacing={2} sx={{ maxWidth: 720, pt: 2 }}>
      <Title title={words.menu.home} />
      <Typography component="h2" variant="h5">
        {words.home.hello(name)}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{words.home.roles(roles.map((role) => words.roles[role]).join(', '))}</Typography>
      <OneOwnerWarning leads />
      {open.length === 0 && <Typography>{words.home.nothing}</Typography>}
      {open.map(({ name: area, about, to, queue }) => (
        <Card key={area}>
          <CardActionArea
            {...('href' in to ? ({ component: 'a', href: to.href } as const) : ({ component: Link, to: to.path } as const))}
            sx={{ p: 2 }}
          >
            <Typography component="h3" variant="h6">
              {area}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>{about}</Typography>
            {counts && queue ? <WaitingLine queue={queue} waiting={counts} /> : null}
          </CardActionArea>
        </Card>
      ))}
    </Stack>
  );
}

/** What waits, counted again each minute; the page is whole without it, and does not wait for it. */
function useCounts(mayRead: boolean): WaitingAnswer | undefined {
  const { data } = useQuery({
    queryKey: ['waiting'],
    queryFn: ({ signal }) => officeApi.waiting(signal),
    enabled: mayRead,
    refetchInterval: COUNT_MS,
    retry: false,
  });
  return data;
}
