-- Since when a feed has not been read, and when its organisation was last told of that.
alter table notice_feeds add column failing_since timestamptz(3), add column told_at timestamptz(3);
update notice_feeds set failing_since = coalesce(checked_at, created_at) where failures > 0;

-- When the owners of an organisation last got a mail about what its feeds bring.
create table notice_feed_mails (
  organisation_id uuid primary key references organisations on delete cascade,
  told_at timestamptz(3) not null default '-infinity'
);
