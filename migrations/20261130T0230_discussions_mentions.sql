-- Whom a comment names: its text holds the place, and never the name.
create table discussion_mentions (
  post_id uuid not null references discussion_posts on delete cascade,
  place integer not null check (place between 1 and 99),
  member_id uuid not null references users on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (post_id, place)
);
create index discussion_mentions_member on discussion_mentions (member_id);
