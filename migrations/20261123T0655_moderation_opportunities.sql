-- What people reported of opportunities is moderated like everything else: what waits becomes a case, and what was
-- settled one with its decision.
alter table opportunity_reports add column case_id uuid;
update opportunity_reports r set case_id = c.id
from (select opportunity_id, settled_at, gen_random_uuid() as id from opportunity_reports group by 1, 2) c
where c.opportunity_id = r.opportunity_id and c.settled_at is not distinct from r.settled_at;

insert into moderation_cases (id, kind, thing, author_id, excerpt, opened_at, due_at, closed_at)
select r.case_id, 'opportunity', o.id::text, o.created_by,
  left(coalesce(nullif(o.title ->> 'bhs', ''), o.title ->> 'en', ''), 4000),
  min(r.created_at), min(r.created_at) + interval '24 hours', r.settled_at
from opportunity_reports r join opportunities o on o.id = r.opportunity_id
group by r.case_id, o.id, r.settled_at;

insert into moderation_reports (id, case_id, reporter_id, reason, note, created_at)
select distinct on (r.case_id, coalesce(r.reported_by, r.id)) r.id, r.case_id, r.reported_by,
  case when r.reason in ('fake', 'wrong') then 'false' else r.reason end, left(r.note, 500), r.created_at
from opportunity_reports r order by r.case_id, coalesce(r.reported_by, r.id), r.created_at;

insert into moderation_decisions (id, case_id, moderator_id, measure, rule, reason, decided_at)
select distinct on (r.case_id) gen_random_uuid(), r.case_id, r.settled_by,
  case r.outcome when 'closed' then 'hide' else 'keep' end,
  case when r.outcome = 'closed' then case when r.reason in ('money', 'discrimination') then r.reason else 'false' end end,
  coalesce(nullif(left(o.returned_reason, 1000), ''), '-'), r.settled_at
from opportunity_reports r join opportunities o on o.id = r.opportunity_id
where r.settled_at is not null order by r.case_id, r.created_at;

drop table opportunity_reports;
