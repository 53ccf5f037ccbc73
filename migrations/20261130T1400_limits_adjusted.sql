-- What staff have chosen for limits that may change while the product runs; one that has no row is as the product has it.
create table limit_settings (
  id text primary key check (id ~ '^[a-zA-Z]{2,40}$'),
  times integer not null check (times > 0),
  changed_at timestamptz(3) not null default now(),
  changed_by uuid references users on delete set null
);
create index limit_settings_member on limit_settings (changed_by);

create function publish_limit_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('zamah', '{"topic":"limits.changed"}');
  return null;
end $$;

create trigger limit_settings_changed after insert or update or delete on limit_settings
  for each statement execute function publish_limit_change();

-- How far the busiest one came in a window that ended on a day, and how many were over the limit; nobody is named.
create table limit_days (
  key text not null,
  day date not null,
  peak integer not null,
  exceeded integer not null,
  primary key (key, day)
);
