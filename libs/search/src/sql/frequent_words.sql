-- needs: terms.sql

-- The words that next to everybody uses. Of each country 63 have a bit in its listings, so that a search for them reads the index alone.

-- Gives a bit to words that more than one in 25 of a country's most active members use; answers how many are new. A word keeps its bit for good.
create or replace function search.choose_frequent_words(p_sample int) returns int
language plpgsql set search_path = pg_catalog as $fn$
declare
  v_country char(2);
  v_new int;
  v_all int := 0;
begin
  for v_country in select l.country from search.listing l group by l.country having count(*) >= p_sample loop
    insert into search.frequent_word (country, nr, word)
    select v_country, bit.nr, often.word
      from (select s.word, row_number() over (order by s.members desc, s.word) as place
              from (select substr(t.word, 5) as word, sum(t.ndoc) as members
                      from ts_stat(format('select t.terms from search.listing l join search.listing_terms t on t.member_id = l.member_id
                        where l.country = %L order by l.active_on desc limit %s', v_country, p_sample)) t
                     where t.word like '___:%' group by 1) s
             where s.members * 25 > p_sample
               and not exists (select from search.frequent_word f where f.country = v_country and f.word = s.word)) often
      join (select n as nr, row_number() over (order by n) as place from generate_series(0, 62) n
             where not exists (select from search.frequent_word f where f.country = v_country and f.nr = n)) bit on bit.place = often.place;
    get diagnostics v_new = row_count;
    v_all := v_all + v_new;
  end loop;
  return v_all;
end $fn$;

-- The bits of the frequent words among the terms of a listing.
create or replace function search.frequent_among(p_country char(2), p_gender text, p_terms tsvector) returns bigint language sql stable as $fn$
  select coalesce(bit_or(1::bigint << f.nr), 0) from search.frequent_word f
   where f.country = p_country and search.prefix_of(p_country, p_gender) || ':' || f.word = any(tsvector_to_array(p_terms))
$fn$;

create or replace function search.mark_words(p_members uuid[]) returns void language sql as $fn$
  update search.listing l set words = m.words
    from (select t.member_id, search.frequent_among(o.country, o.gender, t.terms) as words
            from unnest(p_members) given (id)
            join search.listing_terms t on t.member_id = given.id
            join search.listing o on o.member_id = given.id) m
   where l.member_id = m.member_id and l.words <> m.words
$fn$;

-- Marks the next few listings after a member and answers with the last of them: null when there are no more, and then the words are of use.
create or replace function search.mark_next_words(p_after uuid, p_limit int) returns uuid
language plpgsql set search_path = pg_catalog as $fn$
declare
  v_members uuid[];
begin
  select array_agg(n.member_id order by n.member_id) into v_members from (
    select l.member_id from search.listing l where l.member_id > p_after order by l.member_id limit p_limit) n;
  perform search.mark_words(v_members);
  if v_members is null then
    update search.frequent_word set marked_at = public.app_now() where marked_at is null;
  end if;
  return v_members[cardinality(v_members)];
end $fn$;

-- What words a search asks for, in each language in which the texts of a country are read: `[["good", "coffee"], …]`, of which one list is enough.
create or replace function search.words_wanted(p_filter jsonb, p_country text) returns jsonb language sql stable as $fn$
  select jsonb_agg(distinct w.words)
    from unnest(search.languages_of(p_country, p_filter->>'language')) g,
         lateral (select to_jsonb(search.words_in(p_filter->>'words', g)) as words) w
   where jsonb_array_length(w.words) > 0
$fn$;

-- The same as a condition on `l`; null unless all of them are frequent.
create or replace function search.with_frequent_words(p_words jsonb, p_country text) returns text language sql stable as $fn$
  select case when bool_and(a.known) then '(' || string_agg(format('l.words & %s = %1$s', a.bits), ' or ') || ')' end
    from (select bool_and(f.nr is not null) as known, bit_or(1::bigint << f.nr) as bits
            from jsonb_array_elements(p_words) with ordinality as e(words, n), jsonb_array_elements_text(e.words) as w
            left join search.frequent_word f on f.country = p_country::char(2) and f.word = w and f.marked_at is not null
           group by e.n) a
$fn$;
