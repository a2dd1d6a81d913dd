import * as z from 'zod/mini';
import { verbatim } from '#contracts';

/** A list shows its first 1,000 rows; who needs others narrows the filters. It keeps every page equally quick at a million members. */
export const listCap = 1_000;
export const perPageMax = 100;

const pageNumber = z.coerce.number().check(z.int(), z.gte(1), z.lte(listCap));

export const pageFields = {
  page: z._default(pageNumber, 1),
  per_page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(perPageMax)), 25),
} as const;

/** Whether a page lies within what a list shows. */
export const withinCap = ({ page, per_page }: { page: number; per_page: number }): boolean => (page - 1) * per_page < listCap;

/** Query strings know no booleans. */
export const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((value) => value === 'true'),
);

/** In an address a list is joined by commas. */
export const listed = <Item extends z.ZodMiniType<unknown, string>>(item: Item) =>
  z.pipe(
    z.pipe(
      verbatim().check(z.maxLength(10_000)),
      z.transform((value) => value.split(',')),
    ),
    z.array(item).check(z.maxLength(perPageMax)),
  );

/** `total` is exact up to 1,000; above, it is 1,000 and `more` is true. */
export const listOf = <Row extends z.ZodMiniType>(row: Row) => z.object({ rows: z.array(row), total: z.int(), more: z.boolean() });
export type ListOf<Row> = { readonly rows: Row[]; readonly total: number; readonly more: boolean };
