import { DataSource, type DataSourceOptions } from 'typeorm';
import { SnakeCaseNaming } from './naming.js';

export type SchemaDifference = { readonly up: readonly string[]; readonly down: readonly string[] };

/** The statements that would bring the database to its entities, and back: none when both agree. Changes nothing. */
export async function schemaDifference(ownerUrl: string, entities: DataSourceOptions['entities']): Promise<SchemaDifference> {
  const dataSource = new DataSource({
    type: 'postgres',
    url: ownerUrl,
    entities,
    namingStrategy: new SnakeCaseNaming(),
    poolSize: 1,
  });
  await dataSource.initialize();
  try {
    const { upQueries, downQueries } = await dataSource.driver.createSchemaBuilder().log();
    return { up: upQueries.map(({ query }) => query), down: downQueries.map(({ query }) => query) };
  } finally {
    await dataSource.destroy();
  }
}
