-- When a member was last on the dashboard, and the end of the visit before, since which changes are named there.
create table dashboard_visits (
  user_id uuid primary key references users (id) on delete cascade,
  last_at timestamptz(3) not null default now(),
  since timestamptz(3)
);
