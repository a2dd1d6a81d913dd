import { Box } from '@mui/material';

/** The picture of a gift; its name stands beside it. */
export const GiftImage = ({ src, size }: { readonly src: string; readonly size: number }) => (
  <Box component="img" src={src} alt="" sx={{ width: size, height: size, objectFit: 'contain', flexShrink: 0 }} />
);
