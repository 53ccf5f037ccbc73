-- Of which deadlines somebody was told: a day before, three hours before, and once a week of all that end in it.
create table deadline_reminders (
  user_id uuid not null references users on delete cascade,
  -- The opportunity or the application; for the week nothing but zeros.
  subject uuid not null,
  stage text not null check (stage in ('day', 'hours', 'week')),
  told_at timestamptz(3) not null default now(),
  primary key (user_id, subject, stage)
);
