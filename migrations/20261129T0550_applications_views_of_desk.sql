-- Conditions of the list of applications under a name: of one member, or of the whole desk where there is none.
create table application_views (
  id uuid primary key,
  opportunity_id uuid not null references opportunities on delete cascade,
  user_id uuid references users on delete cascade,
  name text not null check (length(name) between 1 and 60),
  conditions jsonb not null,
  created_at timestamptz(3) not null default now()
);
create index application_views_opportunity on application_views (opportunity_id, name);
create index application_views_user on application_views (user_id) where user_id is not null;
