-- Who found an article useful.
create table article_useful (
  article_id uuid not null references articles on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (article_id, user_id)
);
create index article_useful_user on article_useful (user_id);
