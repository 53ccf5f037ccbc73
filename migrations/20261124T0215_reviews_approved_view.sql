-- Applications that the board has approved by two signatures, and the money that each may get: what a ballot is made of.
create view approved_applications as
  select call_id, canvas_id, amount, confirmed_at from review_decisions
  where confirmed_at is not null and amount is not null and canvas_id is not null;
