-- Money that two of a board have signed for an application.
create view confirmed_awards as
  select canvas_id, call_id, amount, confirmed_at from review_decisions
  where confirmed_at is not null and amount is not null and canvas_id is not null;
