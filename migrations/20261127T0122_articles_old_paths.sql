-- Addresses that imported articles had on the site they come from; visitors are led on from there.
create table article_old_paths (
  path text primary key check (path ~ '^/' and length(path) <= 400),
  article_id uuid not null references articles on delete cascade,
  created_at timestamptz(3) not null default now()
);
create index article_old_paths_article on article_old_paths (article_id);
