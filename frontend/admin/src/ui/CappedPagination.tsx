import { Typography } from '@mui/material';
import { Pagination, useListContext } from 'react-admin';
import { words } from '../words';

const sizes = [25, 50, 100];

/** Pages of a list that shows its first 1,000 rows, and says so when there are more. */
export function CappedPagination() {
  const { meta, error } = useListContext();
  if (error) return null;
  const isCapped = (meta as { more?: boolean } | undefined)?.more === true;
  return (
    <>
      <Pagination rowsPerPageOptions={sizes} />
      {isCapped && (
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary', textAlign: { sm: 'right' }, pr: { sm: 2 } }}>
          {words.list.capped}
        </Typography>
      )}
    </>
  );
}
