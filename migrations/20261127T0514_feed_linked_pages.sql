-- Pages of other sites to which posts link, as they were when they were read: readers ask nothing of those sites.
create table feed_linked_pages (
  address text primary key check (length(address) between 1 and 600),
  id uuid not null unique,
  -- Empty where it could not be read.
  title text not null default '',
  description text not null default '',
  -- Drawn anew, as WebP.
  picture bytea,
  asked_at timestamptz(3) not null default now(),
  read_at timestamptz(3)
);
-- For those that no post links to any more.
create index feed_posts_link on feed_posts (link) where link is not null;
