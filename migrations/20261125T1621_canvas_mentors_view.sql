-- Who reads along with the team of which application.
create view application_mentors as
  select m.canvas_id, m.user_id from canvas_mentors m join active_members a on a.id = m.user_id;
