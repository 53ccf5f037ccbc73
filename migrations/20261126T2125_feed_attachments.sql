-- Pictures with what they show, and a happening with its time and place.
alter table feed_posts add column pictures jsonb not null default '[]';
alter table feed_posts add column event jsonb;
create trigger feed_posts_pictures after delete on feed_posts
  for each row execute function release_library_uses('feedpost');

-- What a post asks, until its end.
create table feed_polls (
  post_id uuid primary key references feed_posts on delete cascade,
  options text[] not null check (cardinality(options) between 2 and 6),
  ends_at timestamptz(3) not null
);

-- One vote of one member.
create table feed_votes (
  post_id uuid not null references feed_polls on delete cascade,
  user_id uuid not null references users on delete cascade,
  choice smallint not null check (choice >= 0),
  created_at timestamptz(3) not null default now(),
  primary key (post_id, user_id)
);
create index feed_votes_user on feed_votes (user_id);
