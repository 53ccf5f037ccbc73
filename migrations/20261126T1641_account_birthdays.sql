-- A person has one date of birth, in the account. Whoever says another one later leaves a trace, which staff see.
create table birthday_changes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  -- What the account said before, and what it says since; null where nothing was said.
  was date,
  became date,
  changed_at timestamptz(3) not null default clock_timestamp()
);
create index birthday_changes_user on birthday_changes (user_id, changed_at);

create view changed_birthdays as
  select user_id, was, became, changed_at from birthday_changes;
