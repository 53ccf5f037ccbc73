-- Of what a board or staff were reminded, so that nobody is told twice of one date.
create table review_alarms (
  call_id uuid not null references grant_calls on delete cascade,
  what text not null,
  due timestamptz(3) not null,
  told_at timestamptz(3) not null default now(),
  primary key (call_id, what, due)
);
