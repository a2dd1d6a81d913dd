import { Button, Stack, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { Link } from 'react-router';
import { words } from '../words';

const text = words.nowhere;

interface DeadEndProps {
  readonly title: string;
  readonly body: string;
}

const DeadEnd = ({ title, body }: DeadEndProps) => (
  <Stack spacing={2} sx={{ maxWidth: 720, pt: 2, alignItems: 'flex-start' }}>
    <Title title={title} />
    <Typography>{body}</Typography>
    <Button component={Link} to="/" variant="contained">
      {text.home}
    </Button>
  </Stack>
);

export const Nowhere = () => <DeadEnd title={text.title} body={text.body} />;
export const Denied = () => <DeadEnd title={text.denied} body={text.deniedBody} />;
