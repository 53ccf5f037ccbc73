-- Reports that a contract wants before the final one, as their team has handed them in; who did so stands in the audit log.
create table project_reports (
  project_id uuid not null references projects on delete cascade,
  report_id uuid not null,
  text text not null,
  handed_at timestamptz(3) not null default now(),
  primary key (project_id, report_id)
);
