import { Box, CircularProgress } from '@mui/material';

/** While the first answer is on its way. */
export const Waiting = () => (
  <Box role="status" sx={{ display: 'grid', placeItems: 'center', p: 6 }}>
    <CircularProgress />
  </Box>
);
