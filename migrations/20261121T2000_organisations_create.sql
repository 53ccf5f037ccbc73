-- Who offers something: an employer, a school, an association. Its people have roles in it.
create table organisations (
  id uuid primary key,
  slug text not null unique,
  name text not null check (length(name) between 1 and 160),
  folded text not null generated always as (fold_text(name)) stored,
  kind text not null check (kind in ('employer', 'ngo', 'public', 'school', 'foundation', 'youth-bank')),
  -- Texts by language: {"bhs": …, "en": …}.
  about jsonb not null default '{}',
  municipality text,
  address text not null default '',
  website text not null default '',
  email text not null default '',
  phone text not null default '',
  -- The thirteen digits of the register.
  register_number text,
  logo uuid,
  -- Within how many days it promises an answer to every application.
  reply_days integer not null default 14 check (reply_days between 1 and 90),
  verification text not null default 'none' check (verification in ('none', 'waiting', 'verified', 'refused')),
  verified_at timestamptz(3),
  suspended_at timestamptz(3),
  version integer not null default 1 check (version > 0),
  created_by uuid references users on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index organisations_folded on organisations using gin (folded gin_trgm_ops);
create index organisations_waiting on organisations (updated_at) where verification = 'waiting';

create table organisation_members (
  organisation_id uuid not null references organisations on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('owner', 'editor', 'reviewer')),
  created_at timestamptz(3) not null default now(),
  primary key (organisation_id, user_id)
);
create index organisation_members_user on organisation_members (user_id);
