-- Volunteer hours that both sides stand by: for whoever counts what projects have done.
create view project_confirmed_hours as
  select project_id, worked_on, minutes from project_hours where confirmed_at is not null;
