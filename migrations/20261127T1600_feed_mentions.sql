-- Whom a post names with @; `name` is what stands in its words.
create table feed_mentions (
  post_id uuid not null references feed_posts on delete cascade,
  member_id uuid not null references users on delete cascade,
  name text not null,
  created_at timestamptz(3) not null default now(),
  primary key (post_id, member_id)
);
create index feed_mentions_member on feed_mentions (member_id);
