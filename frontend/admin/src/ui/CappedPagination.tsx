import { Typography } from '@mui/material';
import { Pagination, useListContext } from 'react-admin';
import { words } from '../words';

const sizes = [25, 50, 100];

/** Pages of a list that shows its first 1,000 rows, and says so when there are more. */
export function CappedPagination() {
  const list: { error?: unknown; meta?: { more?: boolean } } = useListContext();
  if (list.error) return null;
  return (
    <>
      <Pagination rowsPerPageOptions={sizes} />
      {list.meta?.more && (
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary', textAlign: { sm: 'right' }, pr: { sm: 2 } }}>
          {words.list.capped}
        </Typography>
      )}
    </>
  );
}
