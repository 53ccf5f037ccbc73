-- What a team does with money that a board has given it, in the open.
create table projects (
  id uuid primary key,
  slug text not null unique,
  -- One for each application; a project stays when the application is gone.
  canvas_id uuid unique references canvases on delete set null,
  call_id uuid not null references grant_calls on delete restrict,
  title text not null,
  municipality text,
  -- What the team says for everybody: the application was written for the board.
  summary text not null default '',
  -- Feninga; the board may give less than was asked for.
  requested integer not null check (requested >= 0),
  amount integer not null check (amount > 0),
  -- Budget and promised contributions as they stood in the application.
  plan jsonb not null,
  report text,
  started_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  check ((report is null) = (finished_at is null))
);
create index projects_call on projects (call_id);
create index projects_started on projects (started_at desc, id desc);

create table project_members (
  id uuid primary key,
  project_id uuid not null references projects on delete cascade,
  -- Who was in the team stays counted when their account ends.
  user_id uuid references users on delete set null,
  role text not null default '',
  lead boolean not null default false,
  unique (project_id, user_id)
);
create index project_members_user on project_members (user_id);

-- The one ledger of a project's money. A row is struck, never changed.
create table project_entries (
  id uuid primary key,
  project_id uuid not null references projects on delete cascade,
  kind text not null check (kind in ('instalment', 'expense', 'contribution')),
  amount integer not null check (amount > 0),
  what text not null,
  happened_on date not null,
  -- The line of the budget that an expense is of.
  line text,
  -- Who gave a contribution, and when they have said so themselves.
  giver text,
  confirmed_at timestamptz(3),
  entered_by uuid references users on delete set null,
  entered_at timestamptz(3) not null default now(),
  struck_by uuid references users on delete set null,
  struck_at timestamptz(3),
  check (line is null or kind = 'expense'),
  check ((giver is not null) = (kind = 'contribution')),
  check (confirmed_at is null or kind = 'contribution')
);
create index project_entries_project on project_entries (project_id, happened_on desc);
create index project_entries_author on project_entries (entered_by);
create index project_entries_striker on project_entries (struck_by);

create table project_activities (
  id uuid primary key,
  project_id uuid not null references projects on delete cascade,
  text text not null,
  happened_on date not null,
  user_id uuid references users on delete set null,
  created_at timestamptz(3) not null default now()
);
create index project_activities_project on project_activities (project_id, happened_on desc);
create index project_activities_author on project_activities (user_id);

-- Where the project of an application is read.
create view project_addresses as
  select canvas_id, call_id, slug from projects where canvas_id is not null;
