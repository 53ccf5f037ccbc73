-- A session ends 30 days after its start however much it is used.
alter table sessions add column created_at timestamptz not null default now();
-- A browser is recognised by its cookie: to replace its old session, and as a known device at sign-in.
create index sessions_sid_hash on sessions (sid_hash);
