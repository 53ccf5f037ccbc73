-- What somebody is heading for: an occupation of the vocabulary or one opportunity.
create table skill_targets (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('occupation', 'opportunity')),
  ref uuid not null,
  -- The words at the time of the choice, for when the thing itself has gone.
  title jsonb not null,
  created_at timestamptz(3) not null default now(),
  unique (user_id, kind, ref)
);

-- How much of a target was covered; one row for each day on which that was another figure than before.
create table skill_progress (
  target_id uuid not null references skill_targets on delete cascade,
  day date not null,
  share real not null check (share between 0 and 1),
  have integer not null check (have >= 0),
  near integer not null check (near >= 0),
  needed integer not null check (needed >= have + near),
  primary key (target_id, day)
);

-- A proposal that somebody refused is not made again. The vocabulary may come later than what refers to it.
create table skill_declined (
  user_id uuid not null references users on delete cascade,
  skill_id uuid not null,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, skill_id)
);

create table skill_learning (
  user_id uuid not null references users on delete cascade,
  skill_id uuid not null,
  state text not null check (state in ('learning', 'learnt')),
  started_at timestamptz(3) not null default now(),
  learnt_at timestamptz(3),
  primary key (user_id, skill_id)
);

-- How many open opportunities asked for a skill on a day; the area is a canton or entity, empty for the whole country.
create table skill_demand (
  day date not null,
  area text not null,
  skill_id uuid not null,
  open integer not null check (open > 0),
  primary key (day, area, skill_id)
);
create index skill_demand_skill on skill_demand (skill_id, area, day);

-- A day is counted once, whichever instance comes first; the totals stand beside.
create table skill_demand_days (
  day date primary key,
  -- Open opportunities by area: {"": 61, "USK": 9}.
  open jsonb not null default '{}',
  counted_at timestamptz(3) not null default now()
);
