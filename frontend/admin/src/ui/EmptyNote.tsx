import { Box, Typography } from '@mui/material';

/** There is nothing here, said in place of what would be. Lists that can be filtered say so by `NoResults`. */
export const EmptyNote = ({ text }: { readonly text: string }) => (
  <Box sx={{ p: 3 }}>
    <Typography>{text}</Typography>
  </Box>
);
