import { Box, Button, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { words } from '../words';

type Filters = { readonly filterValues: object; readonly setFilters: (filters: object, shown: object) => void };

/** Nothing matches: say so, and offer the way out when filters are set. */
export function NoResults({ text }: { readonly text: string }) {
  const list: Filters = useListContext();
  return (
    <Box sx={{ p: 3 }}>
      <Typography gutterBottom>{text}</Typography>
      {Object.keys(list.filterValues).length > 0 && (
        <Button variant="outlined" onClick={() => list.setFilters({}, [])}>
          {words.list.clear}
        </Button>
      )}
    </Box>
  );
}
