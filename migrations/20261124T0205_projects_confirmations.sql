-- Links by which givers confirm what they gave; the latest one of each row is worth something.
create table project_confirmations (
  entry_id uuid primary key references project_entries on delete cascade,
  token_hash bytea not null unique,
  asked_by uuid references users on delete set null,
  expires_at timestamptz(3) not null
);
create index project_confirmations_author on project_confirmations (asked_by);
