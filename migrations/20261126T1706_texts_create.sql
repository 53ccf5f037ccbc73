-- What staff changed of the words of the product: each time as a whole, so that it can be taken back as a whole.
create table text_changes (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('file', 'edit', 'restore')),
  -- The name of the file that it came from.
  file text,
  -- Which earlier state was brought back; 0 is everything as it was delivered.
  restored bigint,
  texts integer not null,
  made_by uuid references users (id) on delete set null,
  made_at timestamptz not null default now()
);
create index text_changes_made_by on text_changes (made_by);

create table text_change_items (
  change_id bigint not null references text_changes (id) on delete cascade,
  text_id text not null,
  locale text not null check (locale in ('bhs', 'en')),
  -- Nothing where it was, or is again, as it was delivered.
  before text,
  after text,
  -- Why it stands although something spoke against it.
  reason text,
  primary key (change_id, text_id, locale)
);
create index text_change_items_text on text_change_items (text_id, locale);

create function refuse_text_history_change() returns trigger language plpgsql as $$
begin
  raise exception 'history cannot be changed';
end $$;

create trigger text_change_items_stay before update or delete on text_change_items
  for each row execute function refuse_text_history_change();
