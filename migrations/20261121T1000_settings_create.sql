create table user_preferences (
  user_id uuid primary key references users on delete cascade,
  theme text not null default 'light' check (theme in ('light', 'dark', 'system')),
  script text not null default 'latin' check (script in ('latin', 'cyrillic')),
  data_saver boolean not null default false
);

-- Only what differs from the kind's own default.
create table notification_choices (
  user_id uuid not null references users on delete cascade,
  kind text not null,
  channel text not null,
  enabled boolean not null,
  primary key (user_id, kind, channel)
);

-- At most one change of address waits per person, for the session that asked.
create table email_changes (
  user_id uuid primary key references users on delete cascade,
  session_id uuid not null references sessions on delete cascade,
  new_email citext not null,
  code_hash bytea not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index email_changes_expires_at on email_changes (expires_at);
