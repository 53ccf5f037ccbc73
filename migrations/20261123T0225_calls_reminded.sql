-- When those who wanted it were told that a call closes soon.
alter table grant_calls add column reminded_at timestamptz(3);
-- What the clock has yet to do something about.
create index grant_calls_pending on grant_calls (opens_at) where status = 'published' and reminded_at is null;
