-- Whom members apply to and how far they are, without what they wrote. A second one stands beside the first for joined accounts.
create view member_applications as
  select id, user_id, opportunity_id, external, status, second, sent_at from applications;
