-- Who has changed whether the applications to an opportunity are read with names, and why.
create table application_board_changes (
  id uuid primary key,
  opportunity_id uuid not null references opportunities on delete cascade,
  actor_id uuid references users on delete set null,
  blind boolean not null,
  reason text not null default '' check (length(reason) <= 500),
  created_at timestamptz(3) not null default now()
);
create index application_board_changes_opportunity on application_board_changes (opportunity_id, id);
create index application_board_changes_actor on application_board_changes (actor_id);

-- Lists go through one index: in the order of sending, with what is counted; a member's own by what moved last.
create index applications_sent on applications (opportunity_id, sent_at, id) include (status) where sent_at is not null;
drop index applications_opportunity;
create index applications_moved on applications (user_id, moved_at desc, id desc);
drop index applications_user;
