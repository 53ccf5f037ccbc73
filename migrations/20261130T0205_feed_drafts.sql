-- A post that is being written, for its author alone, on every device of theirs.
create table feed_drafts (
  -- The id of the post that it becomes.
  id uuid primary key,
  author_id uuid not null references users on delete cascade,
  draft jsonb not null,
  -- Raised by each save, which says on what it builds.
  version int not null default 1,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now()
);
create index feed_drafts_author on feed_drafts (author_id, updated_at);
