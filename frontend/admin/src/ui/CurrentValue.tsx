import { Box, Typography } from '@mui/material';

/** In a question that writes over something: what stands there now. */
export const CurrentValue = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <Box>
    <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
    <Typography sx={{ whiteSpace: 'pre-line' }}>{text}</Typography>
  </Box>
);
