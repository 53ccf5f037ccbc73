-- What was reported, of whatever feature: `thing` is its id there. All open reports of one thing are one case.
create table moderation_cases (
  id uuid primary key,
  kind text not null,
  thing text not null check (length(thing) between 1 and 100),
  author_id uuid references users on delete set null,
  -- What stood there when it was first reported.
  excerpt text not null check (length(excerpt) <= 4000),
  is_urgent boolean not null default false,
  opened_at timestamptz(3) not null default now(),
  -- By when an answer is promised.
  due_at timestamptz(3) not null,
  closed_at timestamptz(3)
);
create unique index moderation_cases_open on moderation_cases (kind, thing) where closed_at is null;
create index moderation_cases_due on moderation_cases (due_at, id) where closed_at is null;
create index moderation_cases_author on moderation_cases (author_id);

create table moderation_reports (
  id uuid primary key,
  case_id uuid not null references moderation_cases on delete cascade,
  reporter_id uuid references users on delete set null,
  reason text not null,
  note text not null default '' check (length(note) <= 500),
  created_at timestamptz(3) not null default now(),
  unique (case_id, reporter_id)
);
create index moderation_reports_reporter on moderation_reports (reporter_id);

-- One decision for each case, and at most one appeal against it.
create table moderation_decisions (
  id uuid primary key,
  case_id uuid not null unique references moderation_cases on delete cascade,
  moderator_id uuid references users on delete set null,
  measure text not null check (measure in ('keep', 'hide', 'strike')),
  rule text,
  reason text not null check (length(reason) between 1 and 1000),
  decided_at timestamptz(3) not null default now(),
  -- A strike counts until then.
  strike_until timestamptz(3),
  appeal text check (length(appeal) between 1 and 1000),
  appealed_at timestamptz(3) check ((appeal is null) = (appealed_at is null)),
  answer text check (answer in ('stands', 'lifted')),
  answer_reason text,
  answered_by uuid references users on delete set null,
  answered_at timestamptz(3) check ((answer is null) = (answered_at is null))
);
create index moderation_decisions_moderator on moderation_decisions (moderator_id);
create index moderation_decisions_answered_by on moderation_decisions (answered_by);
create index moderation_decisions_appealed on moderation_decisions (appealed_at, id)
  where appealed_at is not null and answered_at is null;
create index moderation_decisions_decided on moderation_decisions (decided_at desc, id);
