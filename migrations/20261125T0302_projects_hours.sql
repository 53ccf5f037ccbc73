-- Hours that people gave to a project. They count once a second person has confirmed them.
create table project_hours (
  id uuid primary key,
  project_id uuid not null references projects on delete cascade,
  -- Whose hours they are; the sum of the project stays when their account ends.
  user_id uuid references users on delete set null,
  worked_on date not null,
  minutes integer not null check (minutes between 15 and 1440 and minutes % 15 = 0),
  what text not null,
  -- Skills of the vocabulary that the work took.
  skills uuid[] not null default '{}',
  -- Whoever wrote them down never confirms them.
  entered_by uuid references users on delete set null,
  entered_at timestamptz(3) not null default now(),
  confirmed_by uuid references users on delete set null,
  confirmed_at timestamptz(3),
  returned_by uuid references users on delete set null,
  returned_at timestamptz(3),
  reason text,
  check (confirmed_at is null or returned_at is null),
  check ((returned_at is null) = (reason is null))
);
create index project_hours_project on project_hours (project_id, worked_on desc);
create index project_hours_user on project_hours (user_id, worked_on);
create index project_hours_author on project_hours (entered_by);
create index project_hours_confirmer on project_hours (confirmed_by);
create index project_hours_returner on project_hours (returned_by);
