-- Areas of the product that staff have switched off; one that has no row is on.
create table resting_areas (
  area text primary key check (area ~ '^[a-zA-Z]{2,40}$'),
  since timestamptz(3) not null default now(),
  rested_by uuid references users on delete set null
);
create index resting_areas_member on resting_areas (rested_by);

-- Every instance reads them anew when the transaction commits, and only then; kept pages go, because they show ways there.
create function publish_area_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('zamah', '{"topic":"areas.changed"}');
  perform pg_notify('zamah', '{"topic":"pages.changed"}');
  return null;
end $$;

create trigger resting_areas_changed after insert or update or delete on resting_areas
  for each statement execute function publish_area_change();
