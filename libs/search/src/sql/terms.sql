-- The terms of a listing: what of a member can be found, with country and sex before it.

-- How old somebody may be at most who fits an age: who names the highest one means it and everybody older.
create or replace function search.oldest(p_age int) returns int language sql immutable as $fn$ select case when p_age >= 99 then 150 else p_age end $fn$;

-- The bit of each value in a listing's masks. Rows hold these numbers: a new value comes at the end of its array, and none is used again.
create or replace function search.traits() returns table (field text, value text, nr int) language sql immutable as $fn$
  select t.field, v.value, (t.from_bit + v.n - 1)::int
    from (values
      ('photo', 0, array['yes']),
      ('tattoos', 4, array['none', 'small', 'several', 'many']),
      ('hair', 12, array['grey', 'white', 'blonde', 'brown', 'black', 'red', 'bald', 'other']),
      ('eyes', 24, array['blue', 'brown', 'green', 'grey', 'hazel']),
      ('body', 34, array['slim', 'average', 'athletic', 'full', 'large']),
      ('relationship', 44, array['single', 'divorced', 'widowed', 'separated', 'in_relationship']),
      ('reason', 54, array['relationship', 'friendship', 'companionship', 'travel', 'conversation']),
      ('interests', 0, array[
        'adventure', 'animals', 'art', 'astrology', 'barbecue', 'beach', 'beer', 'biking', 'coffee', 'cooking', 'dancing', 'fashion', 'foodie',
        'gardening', 'gym', 'hiking', 'hugging', 'kissing', 'massages', 'movies', 'music', 'outdoors', 'party', 'photography', 'politics',
        'reading', 'relationship', 'shopping', 'sports', 'sushi', 'tattoos', 'tea', 'theater', 'travelling', 'vegetarian', 'video_games', 'wine',
        'anal_sex', 'bondage', 'exchanging_pictures', 'lingerie', 'masturbating', 'one_night_stand', 'oral_sex', 'public_sex', 'sadomasochism',
        'safe_sex', 'sex', 'sex_toys', 'threesome'])) as t(field, from_bit, list),
      lateral unnest(t.list) with ordinality as v(value, n)
$fn$;

-- The languages in which an about-me text is read: its writer's, and those of the country.
create or replace function search.languages_of(p_country text, p_language text) returns text[] language sql immutable as $fn$
  select array(select distinct unnest(array_remove(array[p_language], null) || case p_country
    when 'NL' then array['nl'] when 'BE' then array['nl', 'fr'] when 'DE' then array['de'] when 'AT' then array['de']
    when 'CH' then array['de', 'fr', 'it'] when 'LU' then array['fr', 'de'] when 'FR' then array['fr'] when 'ES' then array['es']
    when 'IT' then array['it'] when 'PL' then array['pl'] when 'SE' then array['sv'] when 'NO' then array['nb'] when 'DK' then array['da']
    when 'FI' then array['fi', 'sv'] when 'CA' then array['en', 'fr'] when 'PT' then array[]::text[] else array['en'] end))
$fn$;

create or replace function search.words_in(p_text text, p_language text) returns text[] language sql stable as $fn$
  select pg_catalog.tsvector_to_array(pg_catalog.to_tsvector(('search.words_' || p_language)::regconfig, p_text))
$fn$;

create or replace function search.prefix_of(p_country text, p_gender text) returns text language sql immutable as
$fn$ select p_country || left(p_gender, 1) $fn$;

-- Towns by the quarter of a degree in which they lie.
create or replace function search.cell_of(p_lat double precision, p_lon double precision) returns text language sql immutable as
$fn$ select '/c' || floor(p_lat * 4)::int || '.' || floor(p_lon * 4)::int $fn$;

create or replace function search.terms_of(l search.listing, p_interests text[], p_about text, p_language text) returns text[] language sql stable as $fn$
  select array_agg(distinct search.prefix_of((l).country, (l).gender) || f.term) from (
    select '/t' || t.nr as term from search.traits() t where t.field <> 'interests' and (l).traits & (1::bigint << t.nr) <> 0
    union all select '/i' || t.nr from search.traits() t where t.field = 'interests' and (l).interests & (1::bigint << t.nr) <> 0
    union all select '/s' || (l).sought_sex
    union all select '/y' || extract(year from (l).birth_date)::int
    union all select '/r' || (l).region
    union all select search.cell_of((l).lat, (l).lon) where (l).lat is not null
    union all select ':' || w from unnest(search.languages_of((l).country, p_language)) g, unnest(search.words_in(p_about, g)) w) f
$fn$;

-- A term as it stands in a tsquery.
create or replace function search.quoted(p_term text) returns text language sql immutable as
$fn$ select '''' || replace(replace(p_term, '\', '\\'), '''', '''''') || '''' $fn$;

-- Kilometres between two towns; good to a few in a hundred, which is what steps of 10 to 100 km need.
create or replace function search.km_between(lat_a real, lon_a real, lat_b real, lon_b real) returns double precision language sql immutable as $fn$
  select 111.2 * sqrt(power(lat_a::float8 - lat_b, 2) + power((lon_a::float8 - lon_b) * cos(radians((lat_a::float8 + lat_b) / 2)), 2))
$fn$;
