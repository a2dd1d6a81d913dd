-- Whether a member has not decided about another yet: neither liked nor passed.
create or replace function likes.undecided(p_me uuid, p_other uuid) returns boolean language sql stable as
$$ select not exists (select from likes.swipe w where w.member_id = p_me and w.other_id = p_other)
      and not exists (select from likes.member_like k where k.liker = p_me and k.liked = p_other) $$;

-- When a member liked in the game during the last 24 hours, oldest first.
create or replace function likes.recent_swipe_likes(p_me uuid) returns timestamptz[] language sql stable as
$$ select coalesce(array_agg(w.at order by w.at), '{}') from likes.swipe w
    where w.member_id = p_me and w.liked and w.at > public.app_now() - interval '24 hours' $$;

-- The last decision in the game while it can be undone: a day long, about somebody who may still be seen.
create or replace function likes.last_swipe(p_me uuid) returns table (id uuid, liked boolean) language sql stable as
$$ select l.other_id, l.liked
     from (select w.other_id, w.liked from likes.swipe w
            where w.member_id = p_me and w.at > public.app_now() - interval '24 hours' order by w.at desc, w.other_id desc limit 1) l
    where visibility.may_see(p_me, l.other_id) $$;
