-- What stands on the pages now; a text that nobody edited has no row.
create table content_blocks (
  id text not null,
  locale text not null check (locale in ('bhs', 'en')),
  runs jsonb not null,
  revision integer not null check (revision > 0),
  updated_by uuid references users on delete set null,
  updated_at timestamptz(3) not null default now(),
  primary key (id, locale)
);
create index content_blocks_updated_at on content_blocks (updated_at, id, locale);
create index content_blocks_updated_by on content_blocks (updated_by);

-- Everything that ever stood there: rows are only added, and are the record of who changed what.
create table content_revisions (
  id text not null,
  locale text not null,
  revision integer not null,
  runs jsonb not null,
  restored_from integer,
  created_by uuid references users on delete set null,
  created_at timestamptz(3) not null default now(),
  primary key (id, locale, revision)
);
create index content_revisions_created_by on content_revisions (created_by);

create function refuse_history_change() returns trigger language plpgsql as $$
begin
  raise exception 'history cannot be changed';
end $$;
-- Only the author may be forgotten, when their account goes.
create trigger content_revisions_append_only
  before delete or update of id, locale, revision, runs, restored_from, created_at on content_revisions
  for each row execute function refuse_history_change();
