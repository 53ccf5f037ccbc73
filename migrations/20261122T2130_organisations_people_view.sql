-- Who belongs to which organisation, as far as both are here; what a person may see or say there is decided behind the door.
create view organisation_people as
  select m.organisation_id, o.name, m.user_id, m.role
  from organisation_members m join active_organisations o on o.id = m.organisation_id
  join active_members p on p.id = m.user_id;
