-- How many teams have begun an application for a call, and how many have sent it.
create view call_application_counts as
  select c.call_id, count(*)::int as begun, count(c.submitted_at)::int as sent from canvases c group by c.call_id;
-- Who is in a team that writes an application for a call: they are told when its dates change.
create view call_team_members as
  select distinct c.call_id, m.user_id
  from canvases c join canvas_members m on m.canvas_id = c.id join active_members a on a.id = m.user_id;
