-- What members write for everybody, in both languages, published by staff or by authors whom staff trust.
create table articles (
  id uuid primary key,
  -- Nobody once the account has ended.
  author_id uuid references users on delete set null,
  -- What is being written.
  content jsonb not null,
  -- When each language of each text was last written.
  written jsonb not null default '{}',
  version integer not null default 1 check (version > 0),
  -- What everybody reads; nothing before it was first published.
  published jsonb,
  -- From when each language is there; a moment that has not come yet is a date of publication.
  live_bhs_at timestamptz(3),
  live_en_at timestamptz(3),
  live_at timestamptz(3) generated always as (least(live_bhs_at, live_en_at)) stored,
  -- Folded words of what is published.
  terms tsvector not null default ''::tsvector,
  submitted_at timestamptz(3),
  -- Why staff gave it back.
  returned_reason text,
  -- The author took it back, or moderators hid it.
  withdrawn_at timestamptz(3),
  hidden_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index articles_author on articles (author_id, updated_at);
create index articles_live on articles (live_at desc, id desc)
  where published is not null and withdrawn_at is null and hidden_at is null;
create index articles_topic on articles ((published ->> 'topic'), live_at desc, id desc)
  where published is not null and withdrawn_at is null and hidden_at is null;
create index articles_terms on articles using gin (terms);
create index articles_waiting on articles (submitted_at, id) where submitted_at is not null;

-- Every address an article ever had leads to it.
create table article_slugs (
  slug text primary key check (slug ~ '^[a-z0-9-]{1,120}$'),
  article_id uuid not null references articles on delete cascade,
  is_current boolean not null,
  created_at timestamptz(3) not null default now()
);
create unique index article_slugs_current on article_slugs (article_id) where is_current;
create index article_slugs_article on article_slugs (article_id);

-- What was published before, to compare with and to come back to.
create table article_versions (
  id uuid primary key,
  article_id uuid not null references articles on delete cascade,
  content jsonb not null,
  published_by uuid references users on delete set null,
  created_at timestamptz(3) not null default now()
);
create index article_versions_article on article_versions (article_id, created_at desc);
create index article_versions_by on article_versions (published_by);

-- Authors who publish without being read first.
create table article_trusted_authors (
  user_id uuid primary key references users on delete cascade,
  trusted_by uuid references users on delete set null,
  created_at timestamptz(3) not null default now()
);
create index article_trusted_by on article_trusted_authors (trusted_by);
