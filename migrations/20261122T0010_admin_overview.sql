-- How many members used the product in each week, by where they live: counted while the week lasts, because a session
-- only tells when it was last used.
create table admin_active_weeks (
  week date not null,
  municipality text not null default '',
  count integer not null check (count > 0),
  primary key (week, municipality)
);

-- What the overview counts by week, and who is leaving.
create index users_created_at on users (created_at);
create index users_onboarded_at on users (onboarded_at) where onboarded_at is not null;
create index sessions_last_used_at on sessions (last_used_at);
create index applications_sent_at on applications (sent_at) where sent_at is not null;
create index opportunities_published_at on opportunities (published_at) where published_at is not null;
create index profile_sections_municipality on profile_sections ((content ->> 'municipality')) where section = 'intro';
