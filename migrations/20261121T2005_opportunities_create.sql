-- Anything a member can apply to or attend. Texts are by language: {"bhs": …, "en": …}.
create table opportunities (
  id uuid primary key,
  slug text not null unique,
  -- None where staff brought in a notice of somebody who is not here; the name stands all the same.
  organisation_id uuid references organisations on delete restrict,
  organisation_name text not null check (length(organisation_name) between 1 and 160),
  kind text not null check (kind in ('job', 'internship', 'volunteering', 'training', 'scholarship',
    'competition', 'event', 'investment', 'grant')),
  status text not null default 'draft' check (status in ('draft', 'in-review', 'published', 'closed', 'archived')),
  title jsonb not null default '{}',
  summary jsonb not null default '{}',
  body jsonb not null default '{}',
  -- When each language of each text was last written: tells which one the other has left behind.
  written jsonb not null default '{}',
  -- What only this kind has; its shape is in the contract.
  details jsonb not null default '{}',
  municipalities text[] not null default '{}',
  mode text not null default 'on-site' check (mode in ('on-site', 'hybrid', 'remote', 'abroad')),
  languages text[] not null default '{}',
  -- KM a month (or in all, where the kind is not work).
  amount_min numeric(12, 2),
  amount_max numeric(12, 2),
  amount_net boolean not null default true,
  contract text,
  first_job boolean not null default false,
  vacancies integer check (vacancies > 0),
  deadline timestamptz(3),
  starts_at timestamptz(3),
  ends_at timestamptz(3),
  apply_here boolean not null default true,
  external_url text,
  contact jsonb not null default '{}',
  -- The organisation's own questions to those who apply.
  questions jsonb not null default '[]',
  source_url text,
  -- The same notice from two sources has the same mark.
  fingerprint text,
  -- What the scam checklist found.
  warnings jsonb not null default '[]',
  version integer not null default 1 check (version > 0),
  created_by uuid references users on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  published_at timestamptz(3),
  closed_at timestamptz(3),
  closed_reason text check (closed_reason in ('deadline', 'filled', 'withdrawn', 'refused'))
);
create index opportunities_open on opportunities (published_at desc, id desc) where status = 'published';
create index opportunities_deadline on opportunities (deadline) where status = 'published' and deadline is not null;
create index opportunities_organisation on opportunities (organisation_id, updated_at desc);
create index opportunities_review on opportunities (updated_at) where status = 'in-review';
create index opportunities_fingerprint on opportunities (fingerprint) where fingerprint is not null;

create table opportunity_skills (
  opportunity_id uuid not null references opportunities on delete cascade,
  skill_id uuid not null references skills on delete cascade,
  importance text not null check (importance in ('required', 'nice')),
  -- basic, independent, advanced or expert, as on a profile.
  level text,
  primary key (opportunity_id, skill_id)
);
create index opportunity_skills_skill on opportunity_skills (skill_id);

-- What a member did with an opportunity; the first time of each counts. It feeds their own list and nobody else's.
create table opportunity_events (
  user_id uuid not null references users on delete cascade,
  opportunity_id uuid not null references opportunities on delete cascade,
  kind text not null check (kind in ('viewed', 'saved', 'applied', 'dismissed')),
  -- Why it is not for them, where they said.
  reason text,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, opportunity_id, kind)
);
create index opportunity_events_opportunity on opportunity_events (opportunity_id, kind);
create index opportunity_events_recent on opportunity_events (user_id, created_at desc);
