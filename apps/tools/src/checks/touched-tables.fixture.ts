import { parse, parsePlPgSQL } from 'libpg-query';

/** A table that a statement reads or writes, and the columns by which it says which rows. */
export type TouchedTable = { readonly table: string; readonly columns: ReadonlySet<string> };

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The two halves of a union are statements without a name of their own. */
const isHalf = (name: string, kind: string): boolean => kind === 'SelectStmt' && (name === 'larg' || name === 'rarg');

/** Every node of a kind below, at any depth; `stopAt`: not below nodes of these kinds. */
function* nodesOf(tree: unknown, kind: string, stopAt: ReadonlySet<string> = new Set()): Generator<Node> {
  for (const [name, value] of isNode(tree) ? Object.entries(tree) : listOf(tree).map((item) => ['', item] as const)) {
    if ((name === kind || isHalf(name, kind)) && isNode(value)) yield value;
    if (!stopAt.has(name)) yield* nodesOf(value, kind, stopAt);
  }
}

/** The tables of all statements in a file that defines functions, those of each statement within another by themselves. */
export async function touchedTablesIn(sql: string): Promise<TouchedTable[]> {
  const bodies: string[] = [];
  for (const { text, definition } of await functionsIn(sql)) bodies.push(...(await statementsOf(text, definition)));
  const trees = await Promise.all(bodies.map((body) => parse(body)));
  return trees.flatMap(touchedIn);
}

async function functionsIn(sql: string): Promise<{ readonly text: string; readonly definition: Node }[]> {
  // Places in the tree are counted in bytes.
  const bytes = Buffer.from(sql);
  const { stmts } = await parse(sql);
  return listOf(stmts).flatMap((one) => {
    const { stmt, stmt_location: from = 0, stmt_len: length } = one as { stmt: Node; stmt_location?: number; stmt_len?: number };
    const definition = stmt['CreateFunctionStmt'];
    const text = bytes.subarray(from, length === undefined ? undefined : from + length).toString();
    return isNode(definition) ? [{ text, definition }] : [];
  });
}

async function statementsOf(text: string, definition: Node): Promise<string[]> {
  const [language] = stringsOf(definition, 'language');
  if (language !== 'plpgsql') return stringsOf(definition, 'as');
  return [...nodesOf(await parsePlPgSQL(text), 'PLpgSQL_expr')].map(({ query, parseMode }) =>
    asStatement(String(query), Number(parseMode)),
  );
}

function stringsOf(definition: Node, option: string): string[] {
  const found = [...nodesOf(definition['options'], 'DefElem')].find(({ defname }) => defname === option);
  return [...nodesOf(found, 'String')].map(({ sval }) => String(sval));
}

/** PL/pgSQL holds whole statements (0), expressions (2) and assignments to one to three parts of a name (3 to 5). */
function asStatement(query: string, mode: number): string {
  if (mode === 0) return query;
  return `select ${mode === 2 ? query : query.slice(query.indexOf(':=') + 2)}`;
}

const statements = ['SelectStmt', 'UpdateStmt', 'DeleteStmt'] as const;
const within: ReadonlySet<string> = new Set<string>([...statements, 'InsertStmt']);

function touchedIn(tree: unknown): TouchedTable[] {
  const asked = statements.flatMap((kind) => [...nodesOf(tree, kind)].flatMap(askedBy));
  const written = [...nodesOf(tree, 'InsertStmt')].flatMap(({ relation, cols }) => {
    const columns = new Set([...nodesOf(cols, 'ResTarget')].map(({ name }) => String(name)));
    return isNode(relation) && relation['schemaname'] ? [{ table: nameOf(relation), columns }] : [];
  });
  return [...asked, ...written];
}

/** What a statement itself reads or writes, with the columns that its conditions name; those within it stand for themselves. */
function askedBy(statement: Node): TouchedTable[] {
  const sources = [statement['fromClause'], statement['usingClause'], { RangeVar: statement['relation'] }];
  const tables = [...nodesOf(sources, 'RangeVar', within)].filter(({ schemaname }) => schemaname);
  const conditions = [statement['whereClause'], ...[...nodesOf(sources, 'JoinExpr', within)].map(({ quals }) => quals)];
  const named = [...nodesOf(conditions, 'ColumnRef')].map(({ fields }) => [...nodesOf(fields, 'String')].map(({ sval }) => String(sval)));
  return tables.map((table) => {
    const alias = isNode(table['alias']) ? String(table['alias']['aliasname']) : String(table['relname']);
    const own = named.filter((parts) => (parts.length === 1 ? tables.length === 1 : parts[0] === alias));
    return { table: nameOf(table), columns: new Set(own.map((parts) => parts.at(-1) ?? '')) };
  });
}

const nameOf = ({ schemaname, relname }: Node): string => `${String(schemaname)}.${String(relname)}`;
