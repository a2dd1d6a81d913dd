-- The limits of first messages, counted over a rolling day. Asked by the send function while it holds both inbox rows, so that no two sends
-- count the same day. Each answers when the next first message is possible, or null when it is possible now.

-- How many conversations the member may begin: fewer in the first days of the account, and when something was found about them.
create or replace function chats.opening_again(p_starter uuid, p_limit int) returns timestamptz
language sql stable as $fn$
  select o.at + interval '1 day' from chats.opening o
   where o.starter = p_starter and o.at > public.app_now() - interval '1 day'
   order by o.at desc offset greatest(p_limit, 1) - 1 limit 1
$fn$;

-- How many new people may begin to write to the member, if they set a limit; whoever the member likes is always welcome.
create or replace function chats.reception_again(p_receiver uuid, p_starter uuid) returns timestamptz
language sql stable as $fn$
  select o.at + interval '1 day' from chats.inbox i
    cross join lateral (
      select x.at from chats.opening x
       where x.receiver = p_receiver and x.at > public.app_now() - interval '1 day'
       order by x.at desc offset i.openings_daily - 1 limit 1) o
   where i.member_id = p_receiver and i.openings_daily is not null
     and not exists (select from likes.member_like k where k.liker = p_receiver and k.liked = p_starter)
$fn$;
