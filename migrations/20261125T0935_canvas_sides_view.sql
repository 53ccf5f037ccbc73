-- Who stands on the side of an application, its mentors too: none of them judges it.
create view application_sides as
  select canvas_id, user_id from canvas_members
  union
  select canvas_id, user_id from canvas_mentors;
