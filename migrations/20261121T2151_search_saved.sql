-- A search that somebody keeps, and how often they want to hear of what is new in it.
create table saved_searches (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null check (length(name) between 1 and 80),
  -- The address of the search without its page: `q=…&kind=…`, in a fixed order.
  query text not null check (length(query) <= 600),
  frequency text not null check (frequency in ('off', 'instant', 'daily', 'weekly')),
  -- The last appointed hour that was served; the next mail waits for a later one.
  served_until timestamptz(3) not null default now(),
  -- Of what was published before, the person has heard or did not want to.
  heard_from timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  unique (user_id, query)
);
create index saved_searches_due on saved_searches (frequency, served_until) where frequency <> 'off';

-- What somebody was told of: never the same twice for one search.
create table saved_search_alerts (
  search_id uuid not null references saved_searches on delete cascade,
  opportunity_id uuid not null references opportunities on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (search_id, opportunity_id)
);
create index saved_search_alerts_opportunity on saved_search_alerts (opportunity_id);
