-- Who did not come to a meeting, as the other of the two says: one row for a meeting, whatever is said of it again.
create table mentorship_absences (
  session_id uuid primary key references mentorship_sessions on delete cascade,
  absent_id uuid not null references users on delete cascade,
  side text not null check (side in ('member', 'mentor')),
  -- The first is a question, the second a warning; from the third on, new mentorships rest for a while.
  step text not null check (step in ('question', 'warning', 'limit')),
  created_at timestamptz(3) not null default now(),
  -- It counts until then.
  expires_at timestamptz(3) not null,
  limit_until timestamptz(3),
  -- What the absent person answers; staff decide on it.
  appeal text not null default '',
  appealed_at timestamptz(3),
  outcome text check (outcome in ('keep', 'lift')),
  reason text not null default '',
  -- Who decided is in the audit log.
  decided_at timestamptz(3)
);
create index mentorship_absences_absent on mentorship_absences (absent_id, expires_at);
create index mentorship_absences_appeals on mentorship_absences (appealed_at, session_id)
  where appealed_at is not null and outcome is null;
