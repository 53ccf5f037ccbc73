-- When an application was answered first, for those who count replies.
create or replace view member_applications as
select id, user_id, opportunity_id, external, status, second, sent_at, answered_at from applications;
