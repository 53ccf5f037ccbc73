-- Moves of dates stand in `moves`; the columns of the last move are read and written no more. A view cannot lose a column,
-- so this one is made again, and with it, as they are, the views that read it.
do $$
declare
  dependents record;
  definitions text[] := '{}';
  definition text;
begin
  for dependents in
    with recursive readers as (
      select 'public_calls'::regclass::oid as view, 0 as depth
      union
      select r.ev_class, readers.depth + 1
      from readers join pg_depend d on d.refobjid = readers.view and d.classid = 'pg_rewrite'::regclass
      join pg_rewrite r on r.oid = d.objid and r.ev_class <> readers.view
    )
    select view::regclass::text as name, pg_get_viewdef(view) as body from readers where depth > 0
    group by view order by max(depth)
  loop
    definitions := definitions || format('create view %s as %s', dependents.name, dependents.body);
  end loop;

  drop view public_calls cascade;
  alter table grant_calls
    drop column prolonged_at, drop column prolonged_reason, drop column postponed_at, drop column postponed_reason;
  create view public_calls as
    select id, slug, programme_id, bank_id, opportunity_id, status, content, opens_at, deadline, results_at,
      published_at, updated_at, cancelled_at, cancelled_reason, held_at, moves
    from grant_calls where status <> 'draft';

  foreach definition in array definitions loop
    execute definition;
  end loop;
end
$$;
