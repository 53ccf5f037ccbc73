-- An absence is from a meeting of two, or from a group session, which has one for each who had a place and did not come.
alter table mentorship_absences
  add column id uuid not null default gen_random_uuid(),
  add column group_id uuid references mentorship_groups on delete cascade;
-- Those that are there keep the address that people have been told of.
update mentorship_absences set id = session_id;
alter table mentorship_absences
  drop constraint mentorship_absences_pkey,
  add primary key (id),
  alter column session_id drop not null,
  add unique (session_id),
  add unique (group_id, absent_id),
  add check (num_nonnulls(session_id, group_id) = 1);

-- From then on who came is settled, and whoever did not has heard of it.
alter table mentorship_groups add column settled_at timestamptz(3);
create index mentorship_groups_settling on mentorship_groups (attendance_at)
  where attendance_at is not null and settled_at is null;
