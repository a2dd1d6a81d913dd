-- The one predicate of who may see and contact whom. Callers join it as a condition; these functions stay free of SET so that Postgres can
-- inline them into the query that asks.

-- Whether a standing may appear in lists at all.
create or replace function visibility.listed(s visibility.member_standing) returns boolean language sql immutable as
$$ select (s).confirmed and not ((s).paused or (s).suspended or (s).banned or (s).deleted) $$;

-- Whether neither of two members blocks the other.
create or replace function visibility.unblocked(viewer uuid, target uuid) returns boolean language sql stable as
$$ select not exists (
     select from visibility.pair p
      where p.lo = least(viewer, target) and p.hi = greatest(viewer, target) and p.block <> 0) $$;

-- Everybody whom a viewer must not see because of a block, in either direction: evaluated once for a list.
create or replace function visibility.hidden_from(viewer uuid) returns setof uuid language sql stable as
$$ select p.hi from visibility.pair p where p.lo = viewer and p.block <> 0
   union all
   select p.lo from visibility.pair p where p.hi = viewer and p.block <> 0 $$;

-- Whether the viewer may open the page of the target: listed, in the same community, no block. A member who is not confirmed is visible to
-- those to whom they wrote; that exception is asked by the module that knows it, with `has_contact`. Who pauses is visible to nobody: an open
-- chat goes on with the name alone.
create or replace function visibility.may_see(viewer uuid, target uuid, has_contact boolean default false) returns boolean language sql stable as
$$ select exists (
     select from visibility.member_standing t
       join visibility.member_standing v on v.member_id = viewer and v.community_id = t.community_id
      where t.member_id = target
        and (t.confirmed or has_contact)
        and not (t.paused or t.suspended or t.banned or t.deleted)
        and not (v.suspended or v.banned or v.deleted))
   and visibility.unblocked(viewer, target) $$;

-- Whether what stands between two is still the viewer's to take back: a permission given before the target paused. It shows no page and no photo.
create or replace function visibility.within_reach(viewer uuid, target uuid) returns boolean language sql stable as
$$ select exists (
     select from visibility.member_standing t
       join visibility.member_standing v on v.member_id = viewer and v.community_id = t.community_id
      where t.member_id = target and not (t.suspended or t.banned or t.deleted) and not (v.suspended or v.banned or v.deleted))
   and visibility.unblocked(viewer, target) $$;

-- Which signs of life of a target a viewer is told, once they talk to each other. Being online is told to everybody who may see the target.
-- The other three are mutual: whoever keeps back that they write, have received or have read is not told it of others either.
create or replace function visibility.tells_online(target visibility.member_standing) returns boolean language sql immutable as
$$ select (target).shows_online and not (target).fictional $$;
create or replace function visibility.tells_typing(viewer visibility.member_standing, target visibility.member_standing) returns boolean language sql immutable as
$$ select (viewer).shows_typing and (target).shows_typing $$;
create or replace function visibility.tells_delivered(viewer visibility.member_standing, target visibility.member_standing) returns boolean language sql immutable as
$$ select (viewer).shows_delivered and (target).shows_delivered $$;
create or replace function visibility.tells_read(viewer visibility.member_standing, target visibility.member_standing) returns boolean language sql immutable as
$$ select (viewer).shows_read and (target).shows_read $$;
