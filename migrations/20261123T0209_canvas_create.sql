-- An application for a grant that a team writes together.
create table canvases (
  id uuid primary key,
  call_id uuid not null references grant_calls on delete restrict,
  -- Whoever may send it; the account may end before the team does.
  lead_id uuid references users on delete set null,
  title text not null default '',
  -- Counts the accepted updates of the document. Given under the lock of this row, so nobody who asks for what
  -- came after one of them misses another.
  seq bigint not null default 0,
  submitted_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index canvases_call on canvases (call_id, submitted_at);
create index canvases_lead on canvases (lead_id);

create table canvas_members (
  canvas_id uuid not null references canvases on delete cascade,
  user_id uuid not null references users on delete cascade,
  -- Asked for by rules of ages; only its own person ever reads it.
  born date,
  joined_at timestamptz(3) not null default now(),
  confirmed_at timestamptz(3),
  -- A digest of each box as it was when this person confirmed: what differs from it is to be confirmed again.
  confirmed jsonb,
  primary key (canvas_id, user_id)
);
create index canvas_members_user on canvas_members (user_id);

create table canvas_invitations (
  token_hash bytea primary key,
  canvas_id uuid not null references canvases on delete cascade,
  -- Good once if it went to an address; a link that is passed on is good until it ends.
  single_use boolean not null,
  invited_by uuid references users on delete cascade,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now()
);
create index canvas_invitations_canvas on canvas_invitations (canvas_id);
create index canvas_invitations_author on canvas_invitations (invited_by);

-- The shared document: each accepted update as it came, and all of the older ones as one.
create table canvas_updates (
  canvas_id uuid not null references canvases on delete cascade,
  seq bigint not null,
  content bytea not null,
  user_id uuid references users on delete set null,
  created_at timestamptz(3) not null default now(),
  primary key (canvas_id, seq)
);
create index canvas_updates_author on canvas_updates (user_id);

create table canvas_snapshots (
  canvas_id uuid primary key references canvases on delete cascade,
  seq bigint not null,
  content bytea not null,
  updated_at timestamptz(3) not null default now()
);

-- What was sent, as it was; nothing changes it.
create table canvas_submissions (
  canvas_id uuid primary key references canvases on delete cascade,
  submitted_by uuid references users on delete set null,
  arrived_at timestamptz(3) not null,
  -- The moment that was held against the deadline: earlier than the arrival only in the minutes of grace.
  counted_at timestamptz(3) not null,
  content jsonb not null,
  digest text not null
);
create index canvas_submissions_sender on canvas_submissions (submitted_by);

-- One person is in one application of a call that says so, however many are sent at the same moment.
create table canvas_applicants (
  call_id uuid not null references grant_calls on delete cascade,
  user_id uuid not null references users on delete cascade,
  canvas_id uuid not null references canvases on delete cascade,
  primary key (call_id, user_id)
);
create index canvas_applicants_user on canvas_applicants (user_id);
create index canvas_applicants_canvas on canvas_applicants (canvas_id);
