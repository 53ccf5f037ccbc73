-- What a parent or guardian says about a member under 18 who wants to meet a mentor alone, by the link of a mail.
create table mentorship_consents (
  member_id uuid not null references users on delete cascade,
  mentor_id uuid not null references users on delete cascade,
  guardian_name text not null check (guardian_name <> ''),
  guardian_email text not null check (guardian_email <> ''),
  token_hash bytea not null unique,
  asked_at timestamptz(3) not null default now(),
  -- An unanswered link is good until then; whoever has answered may change their mind at any time.
  expires_at timestamptz(3) not null,
  state text not null default 'asked' check (state in ('asked', 'agreed', 'refused')),
  answered_at timestamptz(3),
  primary key (member_id, mentor_id),
  check ((state = 'asked') = (answered_at is null))
);
create index mentorship_consents_mentor on mentorship_consents (mentor_id);
