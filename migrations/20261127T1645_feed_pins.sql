-- The one post that stands on a member's profile, and whether their public posts may be followed in a reader of feeds.
create table feed_pins (
  user_id uuid primary key references users on delete cascade,
  post_id uuid not null unique references feed_posts on delete cascade,
  created_at timestamptz(3) not null default now()
);
create table feed_settings (
  user_id uuid primary key references users on delete cascade,
  rss boolean not null default false,
  updated_at timestamptz(3) not null default now()
);
