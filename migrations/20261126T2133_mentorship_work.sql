-- A request that nobody took goes on to another mentor when its member says so.
alter table mentorships add column handed_from uuid references mentorships on delete set null;
create index mentorships_handed_from on mentorships (handed_from);

-- What the two have set out to do. Whose it is stands as a side, because there are only two.
create table mentorship_tasks (
  id uuid primary key,
  mentorship_id uuid not null references mentorships on delete cascade,
  side text not null check (side in ('member', 'mentor')),
  task text not null,
  due_on date,
  done_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index mentorship_tasks_mentorship on mentorship_tasks (mentorship_id, created_at);

-- One note of each alone, and one of both.
create table mentorship_notes (
  mentorship_id uuid not null references mentorships on delete cascade,
  whose text not null check (whose in ('member', 'mentor', 'shared')),
  note text not null,
  version integer not null default 1,
  updated_at timestamptz(3) not null default now(),
  primary key (mentorship_id, whose)
);

-- What each says at the end. It opens when both have, or after two weeks.
create table mentorship_feedback (
  mentorship_id uuid not null references mentorships on delete cascade,
  side text not null check (side in ('member', 'mentor')),
  score integer not null check (score between 1 and 5),
  opinion text not null default '',
  for_staff text not null default '',
  created_at timestamptz(3) not null default now(),
  primary key (mentorship_id, side)
);
