-- Who is not for a member, and why. Only the member's own list of people is made from it; nobody else sees it.
create table recommendation_people_dismissed (
  user_id uuid not null references users on delete cascade,
  person_id uuid not null references users on delete cascade,
  reason text not null check (reason in ('known', 'skills', 'place', 'other')),
  created_at timestamptz(3) not null default now(),
  primary key (user_id, person_id),
  check (user_id <> person_id)
);
create index recommendation_people_dismissed_person on recommendation_people_dismissed (person_id);
