-- Who leads the team of an application.
create view application_leads as
  select id as canvas_id, lead_id as user_id from canvases where lead_id is not null;
