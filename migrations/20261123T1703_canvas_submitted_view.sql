-- Applications as they were sent, and who stands behind them: for whoever judges them.
create view submitted_applications as
  select s.canvas_id, c.call_id, s.content, s.counted_at
  from canvas_submissions s join canvases c on c.id = s.canvas_id;
create view application_teams as
  select canvas_id, user_id from canvas_members;
