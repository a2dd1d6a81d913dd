import { Box } from '@chakra-ui/react';

interface FigureTableProps {
  readonly caption: string;
  readonly columns: readonly [what: string, figure: string];
  readonly rows: readonly (readonly [what: string, figure: string])[];
}

/** Words to the left, their figures below each other to the right; nothing where there is nothing to tell. */
export function FigureTable({ caption, columns: [what, figure], rows }: FigureTableProps) {
  if (rows.length === 0) return null;
  const end = { textAlign: 'end', ps: '4', py: '2', verticalAlign: 'top', fontVariantNumeric: 'tabular-nums' } as const;
  return (
    <Box as="table" w="full" mt="6" borderCollapse="collapse">
      <Box as="caption" overflowWrap="anywhere" textAlign="start" fontWeight="bold" pb="2" captionSide="top">
        {caption}
      </Box>
      <thead>
        <Box as="tr" borderBottomWidth="1px" borderColor="hairline" color="ink.soft" textStyle="small">
          <Box asChild textAlign="start" py="2" fontWeight="medium" overflowWrap="anywhere">
            <th scope="col">{what}</th>
          </Box>
          <Box asChild {...end} fontWeight="medium">
            <th scope="col">{figure}</th>
          </Box>
        </Box>
      </thead>
      <tbody>
        {rows.map(([name, value]) => (
          <Box as="tr" key={name} borderBottomWidth="1px" borderColor="hairline">
            <Box asChild textAlign="start" py="2" fontWeight="normal" overflowWrap="anywhere">
              <th scope="row">{name}</th>
            </Box>
            <Box as="td" {...end}>
              {value}
            </Box>
          </Box>
        ))}
      </tbody>
    </Box>
  );
}
