-- Posts that a member does not want to meet again.
create table feed_hides (
  user_id uuid not null references users on delete cascade,
  post_id uuid not null references feed_posts on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, post_id)
);
create index feed_hides_post on feed_hides (post_id);
