-- A text that a translator read in both languages and found right: it counts as long as both stand as they did then.
create table text_checks (
  text_id text primary key,
  version text not null,
  checked_at timestamptz not null default now()
);
