-- What projects of calls cost and brought, for whoever adds money up.
create view project_results as
  select p.id, p.slug, p.call_id, c.bank_id, p.title, p.municipality,
    (p.started_at at time zone 'Europe/Sarajevo')::date as decided_on, p.amount as granted,
    coalesce((select sum(e.amount) from project_entries e
      where e.project_id = p.id and e.kind = 'contribution' and e.confirmed_at is not null and e.struck_at is null), 0)::int
      as contributed,
    coalesce((select sum(e.amount) from project_entries e
      where e.project_id = p.id and e.kind = 'expense' and e.struck_at is null), 0)::int as spent,
    p.finished_at is not null as finished
  from projects p join public_calls c on c.id = p.call_id;
