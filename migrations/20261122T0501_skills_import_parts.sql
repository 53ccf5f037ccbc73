-- An import reads a release part by part into tables that nobody else reads; the vocabulary changes in one last step. A run
-- that was cut off leaves its parts there, and how far it came, so that the next run of the same release goes on.
create table release_skills (
  id uuid primary key,
  key text,
  esco uuid,
  group_name text,
  kind text,
  description text
);
create table release_skill_labels (
  id uuid,
  locale text,
  label text,
  place integer,
  primary key (id, locale, label)
);
create table release_occupations (like release_skills including all);
create table release_occupation_labels (like release_skill_labels including all);
create table release_links (
  occupation uuid,
  skill uuid,
  essential boolean,
  primary key (occupation, skill)
);

alter table skill_imports
  -- Of the files: the same release has the same.
  add column digest text,
  add column step text check (step in ('skills', 'occupations', 'links')),
  add column reached integer not null default 0,
  add column reached_at timestamptz,
  add column continues uuid references skill_imports;
