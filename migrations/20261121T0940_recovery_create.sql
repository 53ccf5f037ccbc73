-- One row is one "forgot password" in one browser. Unknown addresses have rows too, without a user.
create table reset_flows (
  id uuid primary key,
  rf_hash bytea not null unique,
  address bytea not null,
  user_id uuid references users on delete cascade,
  code_hash bytea not null,
  tries integer not null default 0,
  proved_at timestamptz,
  used_at timestamptz,
  ended_at timestamptz,
  mailed_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index reset_flows_address on reset_flows (address) where ended_at is null;
create index reset_flows_user_id on reset_flows (user_id);
create index reset_flows_expires_at on reset_flows (expires_at);

create table reset_links (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token_hash bytea not null unique,
  used_at timestamptz,
  ended_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index reset_links_user_id on reset_links (user_id);
create index reset_links_expires_at on reset_links (expires_at);

-- What a former site knew of its members' passwords; gone as soon as they choose a new one.
alter table users
  add column legacy_hash text,
  add column legacy_scheme text check (legacy_scheme in ('bcrypt', 'argon2', 'phpass')),
  add constraint users_legacy_whole check ((legacy_hash is null) = (legacy_scheme is null));
create index users_legacy on users (id) where legacy_hash is not null;
