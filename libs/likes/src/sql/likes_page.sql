drop function if exists likes.likes_page(uuid, text, timestamptz, uuid, int);

-- The pages of a member's likes, one function for each kind: the plan of each is its own, whatever is asked. Left out is who may not be seen any
-- more, and a fictional profile never likes. Without a position a page begins at the newest.
create or replace function likes.received_page(p_me uuid, p_after_at timestamptz, p_after_id uuid, p_limit int)
returns table (kind text, id uuid, at timestamptz, unseen boolean, liked boolean, match boolean) language sql stable as
$$ select 'received', l.liker, l.at, l.seen_at is null,
          exists (select from likes.member_like b where b.liker = p_me and b.liked = l.liker),
          exists (select from likes.match m where m.member_id = p_me and m.other_id = l.liker)
     from likes.member_like l
     join visibility.member_standing s on s.member_id = l.liker and visibility.listed(s) and not s.fictional
    where l.liked = p_me and l.liker not in (select h from visibility.hidden_from(p_me) h)
      and (l.at, l.liker) < (coalesce(p_after_at, 'infinity'), coalesce(p_after_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
    order by l.at desc, l.liker desc limit p_limit $$;

create or replace function likes.given_page(p_me uuid, p_after_at timestamptz, p_after_id uuid, p_limit int)
returns table (kind text, id uuid, at timestamptz, unseen boolean, liked boolean, match boolean) language sql stable as
$$ select 'given', l.liked, l.at, false, true,
          exists (select from likes.match m where m.member_id = p_me and m.other_id = l.liked)
     from likes.member_like l
     join visibility.member_standing s on s.member_id = l.liked and visibility.listed(s)
    where l.liker = p_me and l.liked not in (select h from visibility.hidden_from(p_me) h)
      and (l.at, l.liked) < (coalesce(p_after_at, 'infinity'), coalesce(p_after_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
    order by l.at desc, l.liked desc limit p_limit $$;

create or replace function likes.matches_page(p_me uuid, p_after_at timestamptz, p_after_id uuid, p_limit int)
returns table (kind text, id uuid, at timestamptz, unseen boolean, liked boolean, match boolean) language sql stable as
$$ select 'matches', l.other_id, l.at, false, true, true
     from likes.match l
     join visibility.member_standing s on s.member_id = l.other_id and visibility.listed(s)
    where l.member_id = p_me and l.other_id not in (select h from visibility.hidden_from(p_me) h)
      and (l.at, l.other_id) < (coalesce(p_after_at, 'infinity'), coalesce(p_after_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
    order by l.at desc, l.other_id desc limit p_limit $$;

-- The first page of each kind.
create or replace function likes.first_pages(p_me uuid, p_limit int)
returns table (kind text, id uuid, at timestamptz, unseen boolean, liked boolean, match boolean) language sql stable as
$$ select * from likes.received_page(p_me, null, null, p_limit)
   union all select * from likes.given_page(p_me, null, null, p_limit)
   union all select * from likes.matches_page(p_me, null, null, p_limit) $$;

-- Whose likes a member has not opened yet, up to 100. Asked in a FROM, it is planned as a part of the query around it, which is half the work.
create or replace function likes.unopened(p_me uuid) returns table (liker uuid) language sql stable as
$$ select l.liker from likes.member_like l
     join visibility.member_standing s on s.member_id = l.liker and visibility.listed(s) and not s.fictional
    where l.liked = p_me and l.seen_at is null and l.liker not in (select h from visibility.hidden_from(p_me) h) limit 100 $$;
drop function if exists likes.count_new(uuid);

-- The newest like of the last 30 days that a member has not opened and not answered.
create or replace function likes.newest_unseen(p_me uuid) returns uuid language sql stable as
$$ select l.liker from likes.member_like l
     join visibility.member_standing s on s.member_id = l.liker and visibility.listed(s) and not s.fictional
    where l.liked = p_me and l.seen_at is null and l.at > public.app_now() - interval '30 days'
      and l.liker not in (select h from visibility.hidden_from(p_me) h)
      and not exists (select from likes.member_like b where b.liker = p_me and b.liked = l.liker)
    order by l.at desc, l.liker desc limit 1 $$;
