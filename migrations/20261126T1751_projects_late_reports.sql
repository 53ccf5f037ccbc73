-- A team is told of a report before its day and once after it; then its bank hears too.
alter table project_reminders add column late boolean not null default false;
alter table project_reminders drop constraint project_reminders_pkey,
  add primary key (project_id, report_id, due_on, late);
