-- Members who offer to be mentors; staff approve each by hand.
create table mentors (
  user_id uuid primary key references users on delete cascade,
  slug text not null unique check (slug ~ '^[a-z0-9-]{1,80}$'),
  -- What they say of themselves and when they have time.
  profile jsonb not null,
  -- Taken out of the profile, for the list.
  topics text[] not null default '{}',
  skills uuid[] not null default '{}',
  languages text[] not null default '{}',
  formats text[] not null default '{}',
  place text,
  capacity integer not null default 1 check (capacity between 1 and 10),
  paused_until date,
  terms tsvector not null default ''::tsvector,
  -- The next time that nobody has taken; far away where there is none.
  first_slot_at timestamptz(3) not null default '2100-01-01',
  version integer not null default 1 check (version > 0),
  submitted_at timestamptz(3),
  returned_reason text,
  approved_at timestamptz(3),
  approved_by uuid references users on delete set null,
  -- Moderators hid it.
  hidden_at timestamptz(3),
  -- A person of staff checked that they may help people under 18; who it was is in the audit log.
  minors_checked_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index mentors_waiting on mentors (submitted_at, user_id) where submitted_at is not null;
create index mentors_shown on mentors (first_slot_at, user_id) where approved_at is not null and hidden_at is null;
create index mentors_terms on mentors using gin (terms);
create index mentors_skills on mentors using gin (skills);
create index mentors_approved_by on mentors (approved_by);

-- Mentors as everybody finds them.
create view public_mentors as
  select m.user_id, m.slug, m.skills, m.first_slot_at, m.approved_at, m.updated_at
  from mentors m join active_members a on a.id = m.user_id
  where m.approved_at is not null and m.hidden_at is null;

-- A request, and what becomes of it.
create table mentorships (
  id uuid primary key,
  -- Nobody once the account has ended.
  mentor_id uuid references users on delete set null,
  member_id uuid not null references users on delete cascade,
  goal text not null,
  background text not null default '',
  format text not null check (format in ('video', 'in-person', 'text', 'voice')),
  state text not null default 'waiting'
    check (state in ('waiting', 'active', 'declined', 'expired', 'withdrawn', 'ended')),
  -- Who is to answer while it waits, and until when.
  turn text check (turn in ('member', 'mentor')),
  answer_by timestamptz(3),
  reason text not null default '',
  -- When the mentor first answered in whatever way.
  first_answer_at timestamptz(3),
  accepted_at timestamptz(3),
  ended_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check ((state = 'waiting') = (turn is not null and answer_by is not null))
);
create index mentorships_mentor on mentorships (mentor_id, created_at desc);
create index mentorships_member on mentorships (member_id, created_at desc);
create index mentorships_due on mentorships (answer_by) where state = 'waiting';
create unique index mentorships_one on mentorships (mentor_id, member_id) where state in ('waiting', 'active');

-- Meetings. One that is not confirmed holds its time for a request.
create table mentorship_sessions (
  id uuid primary key,
  mentorship_id uuid not null references mentorships on delete cascade,
  mentor_id uuid references users on delete set null,
  starts_at timestamptz(3) not null,
  minutes integer not null check (minutes between 10 and 120),
  format text not null check (format in ('video', 'in-person', 'text', 'voice')),
  link text not null default '',
  confirmed_at timestamptz(3),
  cancelled_at timestamptz(3),
  cancelled_by text check (cancelled_by in ('member', 'mentor')),
  cancel_reason text not null default '',
  -- Calendars take a later one in the place of an earlier one.
  version integer not null default 1,
  day_reminded_at timestamptz(3),
  hour_reminded_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index mentorship_sessions_mentorship on mentorship_sessions (mentorship_id, starts_at);
create index mentorship_sessions_mentor on mentorship_sessions (mentor_id, starts_at);
create index mentorship_sessions_coming on mentorship_sessions (starts_at) where confirmed_at is not null and cancelled_at is null;
-- A time is taken once; the two ends of a meeting are compared while the mentor's row is held.
create unique index mentorship_sessions_once on mentorship_sessions (mentor_id, starts_at) where cancelled_at is null;

-- The two of each mentorship that was accepted; whoever mentors first.
create view mentorship_pairs as
  select id, mentor_id, member_id, state = 'active' as is_active from mentorships
  where state in ('active', 'ended') and accepted_at is not null and mentor_id is not null;
