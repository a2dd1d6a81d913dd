import { demoIds, exampleCompany } from '../first-site.js';
import { loadPlaces, townKeys } from '../places/index.js';

/** What `installSites` needs of a database client; the owner's role. */
export type SqlClient = { query(sql: string, parameters?: unknown[]): Promise<{ rows: Record<string, unknown>[] }> };

/** Fills what every installation needs and nobody types: countries, regions, towns, and a first site. Repeatable; the data's version decides. */
export async function installSites(client: SqlClient): Promise<void> {
  await installPlaces(client);
  await installFirstSite(client);
}

async function installPlaces(client: SqlClient): Promise<void> {
  const places = loadPlaces();
  const { rows } = await client.query(`select version from site.places_version`);
  if (rows[0]?.['version'] === places.version) return;
  await client.query('begin');
  await client.query(
    `insert into site.country (code, region_word) select * from unnest($1::text[], $2::text[]) on conflict (code) do update set region_word = excluded.region_word`,
    [places.countries.map(({ code }) => code), places.countries.map(({ regionWord }) => regionWord)],
  );
  await client.query(
    `insert into site.region (country, code, name) select * from unnest($1::text[], $2::text[], $3::text[]) on conflict (country, code) do update set name = excluded.name`,
    [places.regions.map(({ country }) => country), places.regions.map(({ code }) => code), places.regions.map(({ name }) => name)],
  );
  const { towns } = places;
  await client.query(
    `insert into site.town (id, country, region_code, name, lat, lon, population, zone)
     select * from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::real[], $6::real[], $7::int[], $8::text[])
     on conflict (id) do update set region_code = excluded.region_code, name = excluded.name, lat = excluded.lat, lon = excluded.lon, population = excluded.population, zone = excluded.zone`,
    [
      towns.map(({ id }) => id),
      towns.map(({ country }) => country),
      towns.map(({ region_code }) => region_code),
      towns.map(({ name }) => name),
      towns.map(({ lat }) => lat),
      towns.map(({ lon }) => lon),
      towns.map(({ population }) => population),
      towns.map(({ zone }) => zone),
    ],
  );
  const names = towns.flatMap((town) => townKeys(town).map((key) => ({ ...key, town })));
  await client.query(`delete from site.town_name`);
  await client.query(
    `insert into site.town_name (country, key, town_id, rank) select * from unnest($1::text[], $2::text[], $3::int[], $4::int[])`,
    [names.map(({ town }) => town.country), names.map(({ key }) => key), names.map(({ town }) => town.id), names.map(({ rank }) => rank)],
  );
  await client.query(
    `insert into site.places_version (only_row, version) values (true, $1) on conflict (only_row) do update set version = excluded.version`,
    [places.version],
  );
  await client.query('commit');
}

const languageSites = ['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'sv'] as const;

async function installFirstSite(client: SqlClient): Promise<void> {
  const { rows } = await client.query(`select 1 from site.site limit 1`);
  if (rows.length > 0) return;
  await client.query('begin');
  await client.query(`insert into site.community (id, name) values ($1, 'Second Spring') on conflict do nothing`, [demoIds.community]);
  await client.query(
    `insert into site.company (id, name, address, kvk, city, country, tradenames, vat_numbers, support_phone, added)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, '2023-06-01T00:00:00Z')`,
    [
      demoIds.company,
      exampleCompany.name,
      exampleCompany.address,
      exampleCompany.kvk,
      exampleCompany.city,
      exampleCompany.country,
      exampleCompany.tradenames,
      exampleCompany.vatNumbers,
      exampleCompany.supportPhone,
    ],
  );
  await client.query(`insert into site.site (id, community_id, company_id, name, is_default) values ($1, $2, $3, 'Second Spring', true)`, [
    demoIds.site,
    demoIds.community,
    demoIds.company,
  ]);
  await client.query(`insert into site.site_host (host, site_id) values ('localhost', $1), ('127.0.0.1', $1)`, [demoIds.site]);
  for (const [index, language] of languageSites.entries()) {
    const id = `01930000-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`;
    await client.query(
      `insert into site.site (id, community_id, company_id, name, domain_language) values ($1, $2, $3, 'Second Spring', $4)`,
      [id, demoIds.community, demoIds.company, language],
    );
    await client.query(`insert into site.site_host (host, site_id) values ($1, $2)`, [`${language}.localhost`, id]);
  }
  await client.query('commit');
}
