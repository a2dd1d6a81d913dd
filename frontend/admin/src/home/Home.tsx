import { Card, CardActionArea, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';
import { Link } from 'react-router';
import { queuesPath, type WaitingAnswer } from '#contracts-admin';
import { OneOwnerWarning } from '../colleagues/OneOwnerWarning';
import { useWhoAmI } from '../useWhoAmI';
import { officeApi } from '../officeApi';
import { groupsFor } from '../places/groups';
import { Failed } from '../ui/Failed';
import { Waiting } from '../ui/Waiting';
import { words } from '../words';
import { WaitingLine } from './WaitingLine';

const COUNT_MS = 60_000;

/** The first page: who is signed in and where this role can go. */
export function Home() {
  const { data, error, refetch } = useWhoAmI();
  const counts = useCounts(data?.staff.rights.includes('cases') ?? false);
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  const { name, roles, rights } = data.staff;
  const open = groupsFor(rights).flatMap(({ places }) => places.filter(({ home }) => home !== undefined));
  return (
    <Stack spacing={2} sx={{ maxWidth: 720, pt: 2 }}>
      <Title title={words.menu.home} />
      <Typography component="h2" variant="h5">
        {words.home.hello(name)}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{words.home.roles(roles.map((role) => words.roles[role]).join(', '))}</Typography>
      <OneOwnerWarning leads />
      {open.length === 0 && !rights.includes('queues') && <Typography>{words.home.nothing}</Typography>}
      {open.map(({ to, title, home, queue }) => (
        <Area key={to} title={title} about={home} link={{ component: Link, to }}>
          {counts && queue ? <WaitingLine queue={queue} waiting={counts} /> : null}
        </Area>
      ))}
      {rights.includes('queues') && (
        <Area title={words.menu.queues} about={words.home.queues} link={{ component: 'a', href: queuesPath }} />
      )}
    </Stack>
  );
}

interface AreaProps {
  readonly title: string;
  readonly about: string | undefined;
  /** What the card is, and where it leads. */
  readonly link: object;
  readonly children?: ReactNode;
}

function Area({ title, about, link, children }: AreaProps) {
  return (
    <Card>
      <CardActionArea {...link} sx={{ p: 2 }}>
        <Typography component="h3" variant="h6">
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{about}</Typography>
        {children}
      </CardActionArea>
    </Card>
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
