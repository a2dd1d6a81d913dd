import type { MigrationInterface, QueryRunner } from 'typeorm';

// An owner's bundles hold their price as money: amount and currency together.
export class PriceBundlesInMoney1800000040000 implements MigrationInterface {
  name = 'PriceBundlesInMoney1800000040000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
update site.site set settings = jsonb_set(settings, '{bundles}', (
  select coalesce(jsonb_agg(b - 'price_minor' - 'currency' || jsonb_build_object(
    'price', jsonb_build_object('minor', b -> 'price_minor', 'currency', b -> 'currency')) order by n), '[]')
    from jsonb_array_elements(settings -> 'bundles') with ordinality as x(b, n)))
 where settings ? 'bundles';
`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
