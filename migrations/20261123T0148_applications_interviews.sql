-- When an application is talked about. One date stands at a time; a new one takes its place and asks again.
create table application_interviews (
  application_id uuid primary key references applications on delete cascade,
  -- Who proposed it.
  actor_id uuid references users on delete set null,
  starts_at timestamptz(3) not null,
  minutes integer not null check (minutes between 5 and 600),
  way text not null check (way in ('place', 'video', 'phone')),
  -- An address, a link or a number: whatever `way` needs.
  place text not null default '',
  note text not null default '',
  answer text check (answer in ('yes', 'other', 'no')),
  message text not null default '',
  answered_at timestamptz(3),
  version integer not null default 1 check (version > 0),
  updated_at timestamptz(3) not null default now(),
  check ((answer is null) = (answered_at is null))
);
create index application_interviews_actor on application_interviews (actor_id);
create index application_interviews_starts on application_interviews (starts_at);

-- Dates that members are asked to or have said yes to, of applications that go on.
create view member_interviews as
  select a.user_id, a.opportunity_id, i.application_id, i.starts_at, i.minutes, i.place, i.answer
  from application_interviews i join applications a on a.id = i.application_id
  where a.status not in ('declined', 'withdrawn', 'hired') and (i.answer is null or i.answer = 'yes');
