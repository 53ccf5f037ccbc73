-- Addresses of other sites to which pages link, and what was there when they were last looked at.
create table page_outside_links (
  address text primary key check (length(address) between 1 and 2000),
  asked_at timestamptz(3) not null default now(),
  outcome text check (outcome in ('there', 'gone', 'silent')),
  looked_at timestamptz(3)
);
