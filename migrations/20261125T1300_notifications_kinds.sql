-- What somebody chose for one kind of things apart from the others of its topic; empty where the topic decides.
create table notification_kind_preferences (
  user_id uuid not null references users on delete cascade,
  kind text not null,
  in_app boolean,
  mail text check (mail in ('now', 'daily', 'weekly', 'off')),
  push boolean,
  primary key (user_id, kind)
);
