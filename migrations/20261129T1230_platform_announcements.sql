-- What staff say above every page for some time, such as that the product will be maintained.
create table announcements (
  id uuid primary key,
  kind text not null check (kind in ('information', 'maintenance')),
  audience text not null check (audience in ('everybody', 'members')),
  text_bhs text not null,
  text_en text not null,
  link text,
  begins_at timestamptz(3) not null,
  ends_at timestamptz(3) not null check (ends_at > begins_at),
  created_at timestamptz(3) not null default now(),
  -- A page has room for one.
  exclude using gist (tstzrange(begins_at, ends_at) with &&)
);

-- Every instance reads them anew when the transaction commits, and only then.
create function publish_announcement_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('zamah', '{"topic":"announcements.changed"}');
  return null;
end $$;

create trigger announcements_changed after insert or update or delete on announcements
  for each statement execute function publish_announcement_change();
