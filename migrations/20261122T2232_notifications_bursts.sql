-- One thing for very many members: whom it goes to is noted in one statement, and told in pieces apart from requests.
create table notification_bursts (
  id uuid primary key,
  kind text not null,
  about text not null,
  data jsonb not null,
  created_at timestamptz(3) not null default now()
);
create table notification_burst_members (
  burst_id uuid not null references notification_bursts on delete cascade,
  user_id uuid not null references users on delete cascade,
  primary key (burst_id, user_id)
);
create index notification_burst_members_user_id on notification_burst_members (user_id);
