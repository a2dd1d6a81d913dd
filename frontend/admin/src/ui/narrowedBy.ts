/** A list narrowed by one field, as its address. */
export const narrowedBy = (field: string, value: string): string =>
  `?${new URLSearchParams({ filter: JSON.stringify({ [field]: value }), page: '1' }).toString()}`;
