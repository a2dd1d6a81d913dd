import { Box } from '@mui/material';

/** A code, letter by letter as it is typed. */
export const CodeText = ({ code }: { readonly code: string }) => (
  <Box component="span" sx={{ fontFamily: 'monospace', fontSize: '1.05em', overflowWrap: 'anywhere' }}>
    {code}
  </Box>
);
