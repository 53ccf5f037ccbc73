-- What became of each project on a ballot once its vote is closed, for whoever explains results.
create view vote_outcomes as
  select o.call_id, o.canvas_id, o.votes, o.given from vote_options o join vote_closings e on e.call_id = o.call_id;
