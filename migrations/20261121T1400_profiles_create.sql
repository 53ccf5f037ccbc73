-- A profile is there from the first look at it; only a published one has a public page.
create table profiles (
  user_id uuid primary key references users on delete cascade,
  published_at timestamptz(3),
  visibility jsonb not null default '{}',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index profiles_published_at on profiles (published_at) where published_at is not null;

-- Every address a profile ever had: it stays its person's, so that a link on paper leads to nobody else.
create table profile_slugs (
  slug text primary key,
  user_id uuid not null references users on delete cascade,
  is_current boolean not null,
  created_at timestamptz(3) not null default now()
);
create unique index profile_slugs_current on profile_slugs (user_id) where is_current;
create index profile_slugs_user on profile_slugs (user_id);

-- Sections are saved whole, each with a version of its own, so that two of them never wait for each other.
create table profile_sections (
  user_id uuid not null references users on delete cascade,
  section text not null,
  content jsonb not null,
  -- When each language of each text was last written: tells which one the other has left behind.
  written jsonb not null default '{}',
  version integer not null default 1 check (version > 0),
  updated_at timestamptz(3) not null default now(),
  primary key (user_id, section)
);

create table profile_pictures (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('photo', 'cover')),
  placeholder text not null,
  created_at timestamptz(3) not null default now(),
  unique (user_id, kind)
);
