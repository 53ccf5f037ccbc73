-- A CV refers to entries of the profile and keeps none of their words; several may be made of one profile.
create table cvs (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null,
  design text not null check (design in ('clear', 'classic', 'arch')),
  script text not null check (script in ('latin', 'cyrillic', 'english')),
  shows jsonb not null,
  sections jsonb not null,
  version integer not null default 1 check (version > 0),
  -- The public address: found by its digest, and shown to its owner again by what the installation's secret sealed.
  link_digest bytea,
  link_sealed text,
  link_created_at timestamptz(3),
  link_expires_at timestamptz(3),
  link_views integer not null default 0,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check ((link_digest is null) = (link_sealed is null) and (link_digest is null) = (link_created_at is null))
);
create index cvs_user on cvs (user_id, updated_at desc);
create unique index cvs_link on cvs (link_digest) where link_digest is not null;
