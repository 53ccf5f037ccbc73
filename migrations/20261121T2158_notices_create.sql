-- Notices that somebody brought in, as they were read and as a person corrected them, until they become opportunities.
create table notices (
  id uuid primary key,
  -- None where staff brought it in.
  organisation_id uuid references organisations on delete cascade,
  created_by uuid references users on delete set null,
  source text not null check (source in ('text', 'file')),
  -- The text after repair; the places in `evidence` are places in it.
  text text not null,
  language text not null check (language in ('bhs', 'en')),
  evidence jsonb not null,
  -- What becomes of it: the proposal, then what the person made of it.
  form jsonb not null,
  fingerprint text not null,
  -- The smallest hashes of its runs of words; near-duplicates share most of them.
  shingles integer[] not null,
  status text not null default 'waiting' check (status in ('waiting', 'confirmed')),
  opportunity_id uuid references opportunities on delete set null,
  version integer not null default 1 check (version > 0),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index notices_organisation on notices (organisation_id, created_at desc) where status = 'waiting';
create index notices_fingerprint on notices (fingerprint);
create index notices_shingles on notices using gin (shingles);
create index notices_created_by on notices (created_by);
