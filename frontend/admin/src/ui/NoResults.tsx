import { Box, Button, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { words } from '../words';

/** Nothing matches: say so, and offer the way out when filters are set. */
export function NoResults({ text }: { readonly text: string }) {
  const { filterValues, setFilters } = useListContext();
  return (
    <Box sx={{ p: 3 }}>
      <Typography gutterBottom>{text}</Typography>
      {Object.keys(filterValues).length > 0 && (
        <Button variant="outlined" onClick={() => setFilters({}, [])}>
          {words.list.clear}
        </Button>
      )}
    </Box>
  );
}
