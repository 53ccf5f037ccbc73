-- Every move of the dates of a call, the oldest first, each `{at, dates: [{name, from, to}], reason}`: a later one must not
-- take the place of an earlier one. The columns of the last move and its reason are read no more.
alter table grant_calls add column moves jsonb not null default '[]';

update grant_calls c set moves = m.moves from (
  select x.id, jsonb_agg(jsonb_build_object('at', x.at, 'dates', x.dates, 'reason', x.reason) order by x.at) as moves
  from (
    select id, prolonged_at as at, prolonged_reason as reason, jsonb_build_array(
      jsonb_build_object('name', 'deadline', 'from', null, 'to', content -> 'dates' -> 'deadline')) as dates
    from grant_calls where prolonged_at is not null
    union all select id, postponed_at, postponed_reason, '[]' from grant_calls where postponed_at is not null
    union all select call_id, confirmed_at, reason, '[]' from call_term_changes
      where confirmed_at is not null and what = '{laterDates}') x
  group by x.id) m
where m.id = c.id;

create or replace view public_calls as
  select id, slug, programme_id, bank_id, opportunity_id, status, content, opens_at, deadline, results_at,
    published_at, updated_at, prolonged_at, prolonged_reason, cancelled_at, cancelled_reason, held_at, postponed_at,
    postponed_reason, moves
  from grant_calls where status <> 'draft';
