-- What a board has decided by two signatures and told the team in its letter: an amount, or null for a rejection.
create view board_decisions as
  select canvas_id, amount from review_decisions where confirmed_at is not null and canvas_id is not null;
