-- Times of which the applicant chooses one; empty where there is one date, and once it is chosen.
alter table application_interviews add column slots timestamptz(3)[] not null default '{}'
  check (cardinality(slots) <= 6);

-- A date is one only once it is chosen.
create or replace view member_interviews as
  select a.user_id, a.opportunity_id, i.application_id, i.starts_at, i.minutes, i.place, i.answer
  from application_interviews i join applications a on a.id = i.application_id
  where a.status not in ('declined', 'withdrawn', 'hired') and (i.answer is null or i.answer = 'yes')
    and i.cancelled_at is null and i.slots = '{}';
