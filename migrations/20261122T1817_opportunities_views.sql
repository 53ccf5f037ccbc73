-- What an opportunity wants people to know. Ask it together with open_opportunities or public_opportunities.
create view wanted_skills as
  select opportunity_id, skill_id, importance, level from opportunity_skills;

-- What members did with opportunities: viewed, saved, dismissed, applied.
create view member_opportunity_events as
  select user_id, opportunity_id, kind, reason, created_at from opportunity_events;
