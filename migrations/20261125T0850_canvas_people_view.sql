-- Who wrote which application that was sent, as far as they are here.
create view sent_canvas_people as
  select c.id as canvas_id, c.title, m.user_id
  from canvases c join canvas_members m on m.canvas_id = c.id join active_members a on a.id = m.user_id
  where c.submitted_at is not null and c.title <> '';
