-- The rows of reports, prepared once a day. They hold numbers of groups and no person; a group that is too small is kept
-- as the word `few` instead of its number.
create table statistics_rows (
  report text not null,
  -- What the rows count: a number of months, a year, or nothing.
  span text not null default '',
  -- A canton or another area; empty for the whole country.
  area text not null default '',
  position int not null,
  key text not null,
  cells jsonb not null,
  primary key (report, span, area, position)
);
-- One skill in all areas.
create index statistics_rows_key on statistics_rows (report, key);

-- Up to the end of which day a report counts.
create table statistics_reports (
  report text primary key,
  day date not null,
  prepared_at timestamp(3) with time zone not null default now()
);

-- How many of those who joined in one month used their account in a later one. Counted while that month lasts, because a
-- member's next visit overwrites the last.
create table statistics_returns (
  joined date not null,
  month date not null,
  area text not null default '',
  people int not null check (people >= 0),
  -- How many of them had an account then.
  members int not null check (members > 0),
  primary key (joined, month, area)
);
create index statistics_returns_month on statistics_returns (month);
