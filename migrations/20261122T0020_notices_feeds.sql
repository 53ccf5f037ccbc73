-- Addresses from which an organisation's notices come by themselves, and what came from each already.
create table notice_feeds (
  id uuid primary key,
  -- None where staff look after it.
  organisation_id uuid references organisations on delete cascade,
  created_by uuid references users on delete set null,
  address text not null check (length(address) between 1 and 2000),
  title text not null default '',
  -- What the other side said of its last answer, so that it need not send the same again.
  etag text,
  last_modified text,
  brought integer not null default 0,
  checked_at timestamptz(3),
  next_at timestamptz(3) not null default now(),
  -- Whoever fetches it holds it so long; after a crash it is free again by itself.
  busy_until timestamptz(3),
  failures integer not null default 0,
  problem text,
  created_at timestamptz(3) not null default now()
);
create unique index notice_feeds_address
  on notice_feeds (coalesce(organisation_id, '00000000-0000-0000-0000-000000000000'::uuid), address);
create index notice_feeds_due on notice_feeds (next_at);
create index notice_feeds_created_by on notice_feeds (created_by);

-- Items by the digest of their id; what was thrown away does not come again.
create table notice_feed_items (
  feed_id uuid not null references notice_feeds on delete cascade,
  item text not null,
  seen_at timestamptz(3) not null default now(),
  primary key (feed_id, item)
);

alter table notices drop constraint notices_source_check;
alter table notices add constraint notices_source_check check (source in ('text', 'file', 'feed'));
-- The page of the item, where it has one.
alter table notices add column link text;
