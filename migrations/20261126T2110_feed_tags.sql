-- Hashtags of posts, folded, so that every spelling of one is found together.
create table feed_post_tags (
  post_id uuid not null references feed_posts on delete cascade,
  tag text not null check (tag <> ''),
  created_at timestamptz(3) not null,
  primary key (post_id, tag)
);
create index feed_post_tags_tag on feed_post_tags (tag, created_at desc, post_id desc);

-- Tags that a member follows.
create table feed_tag_follows (
  user_id uuid not null references users on delete cascade,
  tag text not null check (tag <> ''),
  created_at timestamptz(3) not null default now(),
  primary key (user_id, tag)
);

-- When a member was last in the feed: what came since is new to them, for as long as they stay.
create table feed_visits (
  user_id uuid primary key references users on delete cascade,
  last_at timestamptz(3) not null default now(),
  -- The end of the visit before this one.
  since timestamptz(3)
);
create index feed_posts_recent on feed_posts (created_at desc) where hidden_at is null;
