-- Who judges which application, each with the desk on which they do: they are told when it changes.
create view application_reviewers as
  select a.canvas_id, a.id as assignment_id, a.reviewer_id as user_id, a.number
  from review_assignments a join public_calls p on p.id = a.call_id
    join bank_boards b on b.bank_id = p.bank_id and b.user_id = a.reviewer_id
  where a.conflict is null;
