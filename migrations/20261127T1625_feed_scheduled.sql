-- A post that is published when its time comes; until then nobody else reads it.
create table feed_scheduled (
  -- The id of the post that it becomes.
  id uuid primary key,
  author_id uuid not null references users on delete cascade,
  post jsonb not null,
  publish_at timestamptz(3) not null,
  -- When it could not be published, because something in it no longer holds; its author decides what becomes of it.
  refused_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index feed_scheduled_author on feed_scheduled (author_id, publish_at);
create index feed_scheduled_due on feed_scheduled (publish_at) where refused_at is null;

-- Named lists of saved posts.
create table feed_save_lists (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz(3) not null default now()
);
create index feed_save_lists_user on feed_save_lists (user_id, created_at);
alter table feed_saves add column list_id uuid references feed_save_lists on delete set null;
create index feed_saves_list on feed_saves (list_id) where list_id is not null;
