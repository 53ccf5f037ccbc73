-- What gives money to young people, and under which name. Texts are by language: {"bhs": …, "en": …}.
create table grant_programmes (
  id uuid primary key,
  slug text not null unique,
  kind text not null check (kind in ('youth-bank', 'micro-business')),
  name jsonb not null,
  created_at timestamptz(3) not null default now()
);

create table youth_banks (
  id uuid primary key,
  slug text not null unique,
  name text not null check (length(name) between 1 and 160),
  -- The same bank among organisations, where it is there.
  organisation_id uuid references organisations on delete set null,
  municipalities text[] not null check (cardinality(municipalities) > 0),
  about jsonb not null,
  active boolean not null default true,
  version integer not null default 1 check (version > 0),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index youth_banks_organisation on youth_banks (organisation_id);
create index youth_banks_municipalities on youth_banks using gin (municipalities);

create table youth_bank_board (
  id uuid primary key,
  bank_id uuid not null references youth_banks on delete cascade,
  user_id uuid not null references users on delete cascade,
  role jsonb not null,
  position integer not null default 0,
  since date not null,
  until date
);
create index youth_bank_board_bank on youth_bank_board (bank_id, position);
create index youth_bank_board_user on youth_bank_board (user_id);

-- All amounts of grants are whole feninga.
create table youth_bank_funds (
  id uuid primary key,
  bank_id uuid not null references youth_banks on delete cascade,
  year integer not null check (year between 2000 and 2200),
  source jsonb not null,
  amount integer not null check (amount > 0)
);
create index youth_bank_funds_bank on youth_bank_funds (bank_id, year);

create table youth_bank_decisions (
  id uuid primary key,
  bank_id uuid not null references youth_banks on delete cascade,
  decided_on date not null,
  title jsonb not null,
  reason jsonb not null,
  votes_for integer not null check (votes_for >= 0),
  votes_against integer not null check (votes_against >= 0),
  excused integer not null check (excused >= 0)
);
create index youth_bank_decisions_bank on youth_bank_decisions (bank_id, decided_on desc);

-- What was given money, by decision of a board.
create table youth_bank_projects (
  id uuid primary key,
  bank_id uuid not null references youth_banks on delete cascade,
  -- Of a call that was held here; what is older has none.
  call_id uuid,
  title jsonb not null,
  municipality text not null,
  decided_on date not null,
  granted integer not null check (granted > 0),
  contributed integer not null check (contributed >= 0),
  spent integer not null default 0 check (spent >= 0),
  state text not null check (state in ('running', 'finished'))
);
create index youth_bank_projects_bank on youth_bank_projects (bank_id, decided_on desc);
create index youth_bank_projects_call on youth_bank_projects (call_id);

-- Banks and programmes, for whoever names them beside something of its own.
create view bank_names as
  select id, slug, name, municipalities, organisation_id from youth_banks where active;
create view programme_names as
  select id, slug, kind, name from grant_programmes;
-- What each call has given so far.
create view call_grants as
  select call_id, count(*)::int as projects, sum(granted)::int as given, sum(contributed)::int as contributed
  from youth_bank_projects where call_id is not null group by call_id;
