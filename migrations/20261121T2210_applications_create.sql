-- One person's answer to an opportunity. `external` is set where the opportunity is not ours: the person keeps track here.
create table applications (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  opportunity_id uuid references opportunities on delete cascade,
  external jsonb,
  status text not null default 'draft' check (status in ('draft', 'sent', 'in-review', 'interview', 'offer', 'hired',
    'declined', 'withdrawn')),
  language text not null default 'bhs' check (language in ('bhs', 'en')),
  letter text not null default '',
  -- By question; what is chosen or written.
  answers jsonb not null default '{}',
  -- The saved CV that goes with it; none means the whole profile. What was sent stays as it was sent.
  cv_id uuid,
  cv jsonb,
  version integer not null default 1 check (version > 0),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  sent_at timestamptz(3),
  -- Until when the organisation has promised an answer, and when its first one came.
  promised_at timestamptz(3),
  answered_at timestamptz(3),
  reminded_at timestamptz(3),
  moved_at timestamptz(3) not null default now(),
  check ((opportunity_id is null) <> (external is null))
);
create unique index applications_one_each on applications (user_id, opportunity_id) where opportunity_id is not null;
create index applications_user on applications (user_id, moved_at desc);
create index applications_opportunity on applications (opportunity_id, sent_at) where sent_at is not null;
create index applications_due on applications (promised_at) where answered_at is null and sent_at is not null;

create table application_files (
  id uuid primary key,
  application_id uuid not null references applications on delete cascade,
  question uuid not null,
  name text not null check (length(name) between 1 and 160),
  type text not null,
  size integer not null check (size > 0),
  created_at timestamptz(3) not null default now()
);
create index application_files_application on application_files (application_id);

-- What happened to it and what the applicant was told; by nobody where the clock did it.
create table application_events (
  id uuid primary key,
  application_id uuid not null references applications on delete cascade,
  actor_id uuid references users on delete set null,
  side text not null check (side in ('member', 'organisation', 'clock')),
  status text not null,
  message text not null default '',
  created_at timestamptz(3) not null default now()
);
create index application_events_application on application_events (application_id, id);

-- What those who decide write for each other; the applicant does not see it, but gets it with their data.
create table application_scores (
  application_id uuid not null references applications on delete cascade,
  user_id uuid not null references users on delete cascade,
  score integer not null check (score between 1 and 5),
  updated_at timestamptz(3) not null default now(),
  primary key (application_id, user_id)
);
create table application_notes (
  id uuid primary key,
  application_id uuid not null references applications on delete cascade,
  user_id uuid references users on delete set null,
  note text not null check (length(note) between 1 and 2000),
  created_at timestamptz(3) not null default now()
);
create index application_notes_application on application_notes (application_id, id);

-- How one opportunity's applications are read; blind unless somebody decides otherwise.
create table application_boards (
  opportunity_id uuid primary key references opportunities on delete cascade,
  blind boolean not null default true,
  updated_at timestamptz(3) not null default now()
);

create table application_letters (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null check (length(name) between 1 and 80),
  language text not null check (language in ('bhs', 'en')),
  body text not null,
  updated_at timestamptz(3) not null default now()
);
create index application_letters_user on application_letters (user_id, updated_at desc);

create table application_templates (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  status text not null,
  name text not null check (length(name) between 1 and 80),
  body jsonb not null,
  updated_at timestamptz(3) not null default now()
);
create index application_templates_organisation on application_templates (organisation_id);
