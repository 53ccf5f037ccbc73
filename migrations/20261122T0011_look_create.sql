-- An admin looks at the product as one member sees it: reading only, for a quarter of an hour, tied to a session of theirs.
create table member_looks (
  id uuid primary key,
  actor_id uuid not null references users on delete cascade,
  session_id uuid not null references sessions on delete cascade,
  person_id uuid not null references users on delete cascade,
  reason text not null,
  started_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3)
);
-- One at a time for each admin.
create unique index member_looks_open on member_looks (actor_id) where ended_at is null;
create index member_looks_due on member_looks (expires_at) where ended_at is null;
create index member_looks_session on member_looks (session_id);
create index member_looks_person on member_looks (person_id, started_at desc);
