-- What banks gave for calls that are held here are projects of their own; older decisions belong to no call.
create or replace view bank_projects as
  select id, bank_id, null::uuid as call_id, null::text as slug, title, municipality, decided_on, granted, contributed,
    spent, state
  from youth_bank_projects
  union all
  select r.id, r.bank_id, r.call_id, r.slug, jsonb_build_object('bhs', r.title, 'en', ''),
    coalesce(r.municipality, b.municipalities[1]), r.decided_on, r.granted, r.contributed, r.spent,
    case when r.finished then 'finished' else 'running' end
  from project_results r join youth_banks b on b.id = r.bank_id;
alter table youth_bank_projects drop column call_id;
