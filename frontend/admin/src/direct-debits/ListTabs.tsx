import { Box, Button, Typography } from '@mui/material';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import { directDebitWords as text } from './direct-debit-words';

const lists = ['debits', 'mandates', 'debit_blocks'] as const;

/** The way between the three lists, above each of them, and what this one is. */
export function ListTabs({ of }: { readonly of: (typeof lists)[number] }) {
  const path = useCreatePath();
  return (
    <>
      <Box component="nav" aria-label={text.lists.label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 2 }}>
        {lists.map((resource) => (
          <Button
            key={resource}
            component={Link}
            to={path({ resource, type: 'list' })}
            variant={resource === of ? 'contained' : 'outlined'}
            aria-current={resource === of ? 'page' : undefined}
            sx={{ minHeight: 44 }}
          >
            {text.lists[resource]}
          </Button>
        ))}
      </Box>
      <Typography sx={{ pt: 2, maxWidth: '68ch' }}>{text.intro[of]}</Typography>
    </>
  );
}
