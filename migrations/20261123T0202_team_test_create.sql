-- How members like to contribute to a team, and with whom they share it.

-- One time that somebody took it. The id is made on the device, so that an answer sent twice is kept once. Scores are
-- computed from the answers by the one rule in the contract, and never kept beside them.
create table team_test_results (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  edition smallint not null check (edition > 0),
  answers smallint[] not null check (cardinality(answers) between 1 and 100 and 0 <= all (answers) and 5 >= all (answers)),
  taken_at timestamptz(3) not null default now()
);
create index team_test_results_user on team_test_results (user_id, taken_at desc);

-- What somebody says of working with them, and whether connections are shown them as somebody who completes a team.
create table team_test_sharing (
  user_id uuid primary key references users on delete cascade,
  advice text not null default '' check (length(advice) <= 600),
  suggested boolean not null default false
);

create table team_test_teams (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  name text not null check (length(name) between 1 and 160),
  created_at timestamptz(3) not null default now()
);
create index team_test_teams_owner on team_test_teams (owner_id);

-- Who is in a team or invited into it. The summary is shared by whoever came in, for as long as they want.
create table team_test_members (
  team_id uuid not null references team_test_teams on delete cascade,
  user_id uuid not null references users on delete cascade,
  invited_at timestamptz(3) not null default now(),
  joined_at timestamptz(3),
  shares boolean not null default false,
  primary key (team_id, user_id),
  check (joined_at is not null or not shares)
);
create index team_test_members_user on team_test_members (user_id);
