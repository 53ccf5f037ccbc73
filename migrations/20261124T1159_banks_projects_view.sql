-- All that banks gave money for: what was decided before calls were held here, and the projects of calls.
create view bank_projects as
  select id, bank_id, call_id, null::text as slug, title, municipality, decided_on, granted, contributed, spent, state
  from youth_bank_projects
  union all
  select r.id, r.bank_id, r.call_id, r.slug, jsonb_build_object('bhs', r.title, 'en', ''),
    coalesce(r.municipality, b.municipalities[1]), r.decided_on, r.granted, r.contributed, r.spent,
    case when r.finished then 'finished' else 'running' end
  from project_results r join youth_banks b on b.id = r.bank_id;

-- What each call has given so far.
create or replace view call_grants as
  select call_id, count(*)::int as projects, sum(granted)::int as given, sum(contributed)::int as contributed
  from bank_projects where call_id is not null group by call_id;
