-- Keys with which programs of partners read what a scope allows; of the key itself only a digest is kept.
create table partner_keys (
  id uuid primary key,
  partner text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  key_hash bytea not null unique,
  -- The last letters, by which people tell keys apart.
  ending text not null check (length(ending) = 4),
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null check (expires_at > created_at),
  revoked_at timestamptz(3),
  -- When staff were reminded that it will expire.
  reminded_at timestamptz(3),
  -- The key that takes its place; both work until this one expires.
  successor_id uuid references partner_keys (id) deferrable initially deferred
);
create index partner_keys_successor on partner_keys (successor_id);

-- How often a key was used, day by day.
create table partner_key_days (
  key_id uuid not null references partner_keys (id) on delete cascade,
  day date not null,
  calls int not null default 0,
  refusals int not null default 0,
  called_at timestamptz(3) not null default now(),
  primary key (key_id, day)
);
