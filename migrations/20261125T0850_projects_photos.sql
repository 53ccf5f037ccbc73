-- Photos of what a team did, drawn anew by us; each says in words what is on it.
create table project_photos (
  -- Of the device, so that what is sent again is kept once.
  id uuid primary key,
  activity_id uuid not null references project_activities on delete cascade,
  -- Where its sizes lie.
  picture uuid not null unique,
  alt text not null,
  placeholder text not null,
  width integer not null,
  height integer not null,
  created_at timestamptz(3) not null default now()
);
create index project_photos_activity on project_photos (activity_id, created_at);
