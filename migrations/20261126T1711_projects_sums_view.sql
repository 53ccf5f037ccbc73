-- One definition of what a project was paid, has spent and was given: rows that are not struck, and of gifts those that
-- their givers have confirmed; what only the team has entered stands beside them under its own name.
create view project_sums as
  select p.id as project_id, s.received, s.spent, s.contributed, s.unconfirmed
  from projects p cross join lateral (
    select coalesce(sum(e.amount) filter (where e.kind = 'instalment'), 0)::float8 as received,
      coalesce(sum(e.amount) filter (where e.kind = 'expense'), 0)::float8 as spent,
      coalesce(sum(e.amount) filter (where e.kind = 'contribution' and e.confirmed_at is not null), 0)::float8 as contributed,
      coalesce(sum(e.amount) filter (where e.kind = 'contribution' and e.confirmed_at is null), 0)::float8 as unconfirmed
    from project_entries e where e.project_id = p.id and e.struck_at is null) s;

create or replace view project_results as
  select p.id, p.slug, p.call_id, c.bank_id, p.title, p.municipality,
    (p.started_at at time zone 'Europe/Sarajevo')::date as decided_on, p.amount as granted,
    s.contributed::int as contributed, s.spent::int as spent, p.finished_at is not null as finished
  from projects p join public_calls c on c.id = p.call_id join project_sums s on s.project_id = p.id;
