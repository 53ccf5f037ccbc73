-- Pages that staff build of blocks: a draft, and what is published of it.
create table pages (
  id uuid primary key,
  -- The tree that is being written, in both languages.
  content jsonb not null,
  -- When each language of each text was last written.
  written jsonb not null default '{}',
  version integer not null default 1 check (version > 0),
  -- Folded words of the draft, for staff who look for a page.
  terms tsvector not null default ''::tsvector,
  list text not null default 'pages' check (list in ('pages', 'templates', 'archive')),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index pages_list on pages (list, updated_at desc, id desc);
create index pages_terms on pages using gin (terms);

-- Every address a page ever had leads to it.
create table page_slugs (
  slug text primary key check (slug ~ '^[a-z0-9-]{1,120}$'),
  page_id uuid not null references pages on delete cascade,
  is_current boolean not null,
  created_at timestamptz(3) not null default now()
);
create unique index page_slugs_current on page_slugs (page_id) where is_current;
create index page_slugs_page on page_slugs (page_id);

-- What visitors read from a moment on, until another takes its place or its own time is over. The clock of the database
-- decides which one it is, so that nothing has to run at that moment.
create table page_publications (
  id uuid primary key,
  page_id uuid not null references pages on delete cascade,
  content jsonb not null,
  terms tsvector not null,
  live_at timestamptz(3) not null,
  ends_at timestamptz(3) check (ends_at > live_at),
  -- Taken back, before or while it was read.
  cancelled_at timestamptz(3),
  published_by uuid references users on delete set null,
  created_at timestamptz(3) not null default now()
);
create index page_publications_live on page_publications (page_id, live_at desc, created_at desc)
  where cancelled_at is null;
create index page_publications_page on page_publications (page_id, created_at desc);
create index page_publications_terms on page_publications using gin (terms);
create index page_publications_by on page_publications (published_by);
