-- A team asks to move money between lines of its plan; one request is open at a time. The plan is what was applied for
-- with all accepted moves; who decided stands in the audit log.
create table project_changes (
  id uuid primary key,
  project_id uuid not null references projects on delete cascade,
  from_line text not null,
  to_line text not null,
  amount integer not null check (amount > 0),
  reason text not null,
  asked_by uuid references users on delete set null,
  asked_at timestamptz(3) not null default now(),
  decided_at timestamptz(3),
  accepted boolean,
  answer text not null default '',
  check (from_line <> to_line),
  check ((decided_at is null) = (accepted is null))
);
create index project_changes_project on project_changes (project_id, asked_at);
create unique index project_changes_open on project_changes (project_id) where decided_at is null;
create index project_changes_asker on project_changes (asked_by);
