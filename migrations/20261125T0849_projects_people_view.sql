-- Who is in the team of which project, as far as they are here.
create view project_people as
  select p.id as project_id, p.canvas_id, p.title, m.user_id
  from projects p join project_members m on m.project_id = p.id join active_members a on a.id = m.user_id;
