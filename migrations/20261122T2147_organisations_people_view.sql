-- Who belongs to which organisation.
create view member_organisations as
  select user_id, organisation_id from organisation_members;
