import { Box, Button, Stack, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { Link } from 'react-router';
import { words } from '../words';

const text = words.broken;

/** Instead of a page that could not be drawn, inside the layout; going anywhere else leaves it. */
export const BrokenPage = () => (
  <Stack spacing={2} role="alert" sx={{ maxWidth: 720, pt: 2 }}>
    <Title title={text.title} />
    <Typography>{text.body}</Typography>
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Reload />
      <Button component={Link} to="/" variant="outlined">
        {words.nowhere.home}
      </Button>
    </Stack>
  </Stack>
);

/** Instead of everything, when not even the layout could be drawn. */
export const BrokenOffice = () => (
  <Box component="main" sx={{ minHeight: '100vh', p: 4, bgcolor: 'background.default', color: 'text.primary' }}>
    <Stack spacing={2} role="alert" sx={{ maxWidth: 720, alignItems: 'flex-start' }}>
      <Typography component="h1" variant="h5">
        {text.title}
      </Typography>
      <Typography>{text.body}</Typography>
      <Reload />
    </Stack>
  </Box>
);

const Reload = () => (
  <Button variant="contained" onClick={() => location.reload()}>
    {text.again}
  </Button>
);
