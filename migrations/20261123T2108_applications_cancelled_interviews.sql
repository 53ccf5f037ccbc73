-- An agreed interview that one side cancels. A new date in its place clears all of it.
alter table application_interviews
  add column cancelled_at timestamptz(3),
  add column cancelled_by text check (cancelled_by in ('member', 'organisation')),
  -- Why; the applicant may leave it empty.
  add column cancel_message text not null default '',
  add check ((cancelled_at is null) = (cancelled_by is null)),
  add check (cancelled_at is null or answer = 'yes');

-- A step that takes back a date does not change where the application stands.
alter table application_events add column cancels boolean not null default false;

create or replace view member_interviews as
  select a.user_id, a.opportunity_id, i.application_id, i.starts_at, i.minutes, i.place, i.answer
  from application_interviews i join applications a on a.id = i.application_id
  where a.status not in ('declined', 'withdrawn', 'hired') and (i.answer is null or i.answer = 'yes')
    and i.cancelled_at is null;
