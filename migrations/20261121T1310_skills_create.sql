-- Skills and occupations. An identifier never changes once given; `esco` and `key` say which entry of the European
-- classification and of our own tables it is. Names of ours come before names of a release.
create table skills (
  id uuid primary key,
  key text unique,
  esco uuid unique,
  group_name text not null,
  kind text not null check (kind in ('skill', 'knowledge')),
  description text not null default '',
  -- How many occupations need it: suggestions put the known before the rare.
  demand integer not null default 0,
  updated_at timestamptz not null default now()
);

create table skill_labels (
  skill_id uuid not null references skills on delete cascade,
  locale text not null check (locale ~ '^[a-z]{2,3}$'),
  label text not null check (length(label) between 1 and 400),
  origin text not null check (origin in ('own', 'esco')),
  -- 0 is the name that is shown, the others are found.
  place integer not null,
  folded text not null generated always as (fold_text(label)) stored,
  primary key (skill_id, locale, label, origin)
);
create index skill_labels_prefix on skill_labels (folded text_pattern_ops);
create index skill_labels_infix on skill_labels using gin (folded gin_trgm_ops);

create table occupations (
  id uuid primary key,
  key text unique,
  esco uuid unique,
  isco text not null,
  description text not null default '',
  updated_at timestamptz not null default now()
);
create index occupations_isco on occupations (isco);

create table occupation_labels (
  occupation_id uuid not null references occupations on delete cascade,
  locale text not null check (locale ~ '^[a-z]{2,3}$'),
  label text not null check (length(label) between 1 and 400),
  origin text not null check (origin in ('own', 'esco')),
  place integer not null,
  folded text not null generated always as (fold_text(label)) stored,
  primary key (occupation_id, locale, label, origin)
);
create index occupation_labels_prefix on occupation_labels (folded text_pattern_ops);
create index occupation_labels_infix on occupation_labels using gin (folded gin_trgm_ops);

create table occupation_skills (
  occupation_id uuid not null references occupations on delete cascade,
  skill_id uuid not null references skills on delete cascade,
  origin text not null check (origin in ('own', 'esco')),
  essential boolean not null,
  primary key (occupation_id, skill_id, origin)
);
create index occupation_skills_skill on occupation_skills (skill_id);

-- One row: what of our own tables has been laid, and which contents the engine was last trained on.
create table skill_state (
  only_one boolean primary key default true check (only_one),
  own_digest text not null default '',
  changed_at timestamptz not null default now(),
  trained_at timestamptz
);
insert into skill_state default values;

create table skill_imports (
  id uuid primary key,
  source text not null,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  report jsonb,
  failure text
);
