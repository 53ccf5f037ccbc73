-- Former words of a post, for whoever may read it.
create table feed_post_versions (
  id uuid primary key,
  post_id uuid not null references feed_posts on delete cascade,
  body jsonb not null,
  -- When these words were published.
  written_at timestamptz(3) not null
);
create index feed_post_versions_post on feed_post_versions (post_id, written_at desc);

-- Posts that a member saved for later.
create table feed_saves (
  user_id uuid not null references users on delete cascade,
  post_id uuid not null references feed_posts on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, post_id)
);
create index feed_saves_post on feed_saves (post_id);
create index feed_saves_newest on feed_saves (user_id, created_at desc, post_id desc);
