-- Up to which number the messages of a conversation are too old to be shown, or p_from when none is. Time goes on with the numbers, so the
-- place is found by halving: a page far back costs as little as the newest, in a conversation of any length. The numbers may have holes.
create or replace function chats.aged_upto(p_conversation uuid, p_from bigint, p_last bigint, p_age interval) returns bigint
language plpgsql stable set search_path = pg_catalog set plan_cache_mode = force_generic_plan set enable_seqscan = off as $fn$
declare
  v_cutoff timestamptz := public.app_now() - p_age;
  v_low bigint := p_from;
  v_high bigint := p_last;
  v_at timestamptz;
  v_seq bigint;
begin
  select m.at into v_at from chats.message m where m.conversation_id = p_conversation and m.seq > p_from order by m.seq limit 1;
  if v_at is null or v_at > v_cutoff then return p_from; end if;
  -- Up to v_low all is too old; after v_high nothing is, or nothing is there.
  while v_low < v_high loop
    select m.seq, m.at into v_seq, v_at from chats.message m
     where m.conversation_id = p_conversation and m.seq > (v_low + v_high) / 2 order by m.seq limit 1;
    if v_at <= v_cutoff then v_low := v_seq; else v_high := (v_low + v_high) / 2; end if;
  end loop;
  return v_low;
end $fn$;
