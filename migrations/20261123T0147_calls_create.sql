-- Calls for grant applications. What an editor writes is one thing, `content`; columns repeat of it what is asked by.
create table grant_calls (
  id uuid primary key,
  slug text not null unique,
  programme_id uuid not null references grant_programmes on delete restrict,
  bank_id uuid references youth_banks on delete restrict,
  -- The same call among opportunities, once it is published.
  opportunity_id uuid references opportunities on delete set null,
  status text not null default 'draft' check (status in ('draft', 'published', 'cancelled')),
  content jsonb not null,
  opens_at timestamptz(3),
  deadline timestamptz(3),
  results_at timestamptz(3),
  version integer not null default 1 check (version > 0),
  created_by uuid references users on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  published_at timestamptz(3),
  cancelled_at timestamptz(3),
  -- When those who wanted to hear of its opening were told.
  announced_at timestamptz(3),
  check (status = 'draft' or (opens_at < deadline))
);
create index grant_calls_programme on grant_calls (programme_id);
create index grant_calls_bank on grant_calls (bank_id, deadline desc);
create index grant_calls_opportunity on grant_calls (opportunity_id);
create index grant_calls_author on grant_calls (created_by);
create index grant_calls_public on grant_calls (deadline desc, id desc) where status <> 'draft';

-- Who wants to hear when a call opens, and before it closes.
create table grant_call_reminders (
  call_id uuid not null references grant_calls on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (call_id, user_id)
);
create index grant_call_reminders_user on grant_call_reminders (user_id);

-- What everybody may read of calls.
create view public_calls as
  select id, slug, programme_id, bank_id, opportunity_id, status, content, opens_at, deadline, results_at,
    published_at, updated_at
  from grant_calls where status <> 'draft';
