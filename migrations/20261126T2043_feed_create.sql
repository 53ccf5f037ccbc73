-- What members write for others in the feed. The id is made by the writer's device, so that a repeated call adds nothing.
create table feed_posts (
  id uuid primary key,
  author_id uuid not null references users on delete cascade,
  body jsonb not null,
  -- Everybody, all members, or the writer's connections alone.
  audience text not null check (audience in ('public', 'members', 'connections')),
  -- Folded words, for search.
  terms tsvector not null default ''::tsvector,
  created_at timestamptz(3) not null default now(),
  edited_at timestamptz(3),
  -- Hidden by moderators.
  hidden_at timestamptz(3)
);
create index feed_posts_author on feed_posts (author_id, created_at desc, id desc);
create index feed_posts_newest on feed_posts (created_at desc, id desc)
  where audience <> 'connections' and hidden_at is null;
create index feed_posts_public on feed_posts (created_at desc, id desc) where audience = 'public' and hidden_at is null;
create index feed_posts_near on feed_posts (author_id, created_at desc, id desc)
  where audience = 'connections' and hidden_at is null;
create index feed_posts_terms on feed_posts using gin (terms);

-- One reaction of one member on one post.
create table feed_reactions (
  post_id uuid not null references feed_posts on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (post_id, user_id)
);
create index feed_reactions_user on feed_reactions (user_id);
