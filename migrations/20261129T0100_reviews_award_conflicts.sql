-- Who may not act for the bank over what an application was given: the rule of decisions, which keeps relatives of any team
-- and those who said that they know one from the whole fund, and those who are only connected from that application. It
-- holds as things are now, and as they were when the decision was signed.
create view award_conflicts as
  select s.canvas_id, k.user_id
  from submitted_applications s join application_conflicts k on k.call_id = s.call_id
  where k.kind <> 'connected' or k.canvas_id = s.canvas_id
  union
  select d.canvas_id, f.user_id from decision_conflicts f join review_decisions d on d.id = f.decision_id;
