-- In which order somebody wants the cards of their dashboard, and which of them they do not want to see.
create table dashboard_layouts (
  user_id uuid primary key references users on delete cascade,
  cards text[] not null,
  hidden text[] not null,
  updated_at timestamptz(3) not null default now()
);

-- The private address at which a calendar reads somebody's deadlines; whoever has lost it makes a new one.
create table deadline_feeds (
  user_id uuid primary key references users on delete cascade,
  digest bytea not null unique,
  created_at timestamptz(3) not null default now(),
  -- When a calendar last asked, so that its owner sees whether one does.
  read_at timestamptz(3)
);
