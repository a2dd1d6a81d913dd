-- The same uuid as `deterministicId` in books/deterministic-id.ts makes of three parts.
create or replace function payments.once_ref(p_order uuid, p_what text, p_no int) returns uuid
language sql immutable as $fn$
  select (substr(h, 1, 8) || '-' || substr(h, 9, 4) || '-8' || substr(h, 14, 3) || '-8' || substr(h, 18, 3) || '-' || substr(h, 21, 12))::uuid
    from (select encode(sha256(convert_to(p_order::text || ':' || p_what || ':' || p_no::text, 'UTF8')), 'hex') as h) hashed
$fn$;
