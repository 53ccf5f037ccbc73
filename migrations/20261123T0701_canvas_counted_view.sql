-- How many teams have begun an application for a call, and how many have sent it.
create view call_application_counts as
  select c.call_id, count(*)::int as begun, count(c.submitted_at)::int as sent from canvases c group by c.call_id;
