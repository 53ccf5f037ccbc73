create extension if not exists citext;

create table users (
  id uuid primary key,
  email citext not null unique,
  first_name text not null,
  last_name text not null,
  password_hash text,
  role text not null default 'USER' check (role in ('USER', 'ADMIN')),
  has_global_permissions boolean not null default false,
  admin_scopes text[] not null default '{}',
  language text not null default 'bhs' check (language in ('bhs', 'en')),
  picture_url text,
  phone_number text,
  gender text check (gender in ('male', 'female', 'other')),
  interests text[] not null default '{}',
  onboarded_at timestamptz,
  suspended_at timestamptz,
  delete_after timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (not has_global_permissions or role = 'ADMIN')
);
create index users_delete_after on users (delete_after) where delete_after is not null;

-- One row is one signed-in browser: a family of refresh tokens, of which nothing usable is stored.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  sid_hash bytea not null,
  counter integer not null default 1,
  rotated_at timestamptz not null default now(),
  successor_seen boolean not null default true,
  user_agent text not null default '',
  authenticated_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text
);
create index sessions_user_id on sessions (user_id, last_used_at desc) where ended_at is null;
create index sessions_expires_at on sessions (expires_at);
