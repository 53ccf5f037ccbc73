-- Words that staff gave a text of the interface in place of those that the product came with.
create table text_overrides (
  catalogue text not null,
  key text not null,
  locale text not null check (locale in ('bhs', 'en')),
  text text not null,
  -- The words in whose place it stands: a release may bring others.
  delivered text not null,
  changed_at timestamptz not null default now(),
  primary key (catalogue, key, locale)
);

-- Every instance reads them anew when the transaction commits, and only then.
create function announce_text_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('zamah', '{"topic":"texts.changed"}');
  return null;
end $$;

create trigger text_overrides_changed after insert or update or delete on text_overrides
  for each statement execute function announce_text_change();
