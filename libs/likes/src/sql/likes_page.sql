-- One page of a member's likes of one kind, or, without a kind, the first page of each. Left out is who may not be seen any more, and a
-- fictional profile never likes.
create or replace function likes.likes_page(p_me uuid, p_kind text, p_after_at timestamptz, p_after_id uuid, p_limit int)
returns table (kind text, id uuid, at timestamptz, unseen boolean, liked boolean, match boolean) language sql stable as
$$ (select 'received', l.liker, l.at, l.seen_at is null,
           exists (select from likes.member_like b where b.liker = p_me and b.liked = l.liker),
           exists (select from likes.match m where m.member_id = p_me and m.other_id = l.liker)
      from likes.member_like l
      join visibility.member_standing s on s.member_id = l.liker and visibility.listed(s) and not s.fictional
     where (p_kind is null or p_kind = 'received') and l.liked = p_me
       and l.liker not in (select visibility.hidden_from(p_me))
       and (p_after_at is null or (l.at, l.liker) < (p_after_at, p_after_id))
     order by l.at desc, l.liker desc limit p_limit)
   union all
   (select 'given', l.liked, l.at, false, true,
           exists (select from likes.match m where m.member_id = p_me and m.other_id = l.liked)
      from likes.member_like l
      join visibility.member_standing s on s.member_id = l.liked and visibility.listed(s)
     where (p_kind is null or p_kind = 'given') and l.liker = p_me
       and l.liked not in (select visibility.hidden_from(p_me))
       and (p_after_at is null or (l.at, l.liked) < (p_after_at, p_after_id))
     order by l.at desc, l.liked desc limit p_limit)
   union all
   (select 'matches', l.other_id, l.at, false, true, true
      from likes.match l
      join visibility.member_standing s on s.member_id = l.other_id and visibility.listed(s)
     where (p_kind is null or p_kind = 'matches') and l.member_id = p_me
       and l.other_id not in (select visibility.hidden_from(p_me))
       and (p_after_at is null or (l.at, l.other_id) < (p_after_at, p_after_id))
     order by l.at desc, l.other_id desc limit p_limit) $$;

-- Likes that a member has not opened yet, counted to 100.
create or replace function likes.count_new(p_me uuid) returns int language sql stable as
$$ select count(*)::int from (
     select from likes.member_like l
       join visibility.member_standing s on s.member_id = l.liker and visibility.listed(s) and not s.fictional
      where l.liked = p_me and l.seen_at is null and l.liker not in (select visibility.hidden_from(p_me)) limit 100) n $$;

-- The newest like of the last 30 days that a member has not opened and not answered.
create or replace function likes.newest_unseen(p_me uuid) returns uuid language sql stable as
$$ select l.liker from likes.member_like l
     join visibility.member_standing s on s.member_id = l.liker and visibility.listed(s) and not s.fictional
    where l.liked = p_me and l.seen_at is null and l.at > public.app_now() - interval '30 days'
      and l.liker not in (select visibility.hidden_from(p_me))
      and not exists (select from likes.member_like b where b.liker = p_me and b.liked = l.liker)
    order by l.at desc, l.liker desc limit 1 $$;
