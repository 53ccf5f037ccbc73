-- Somebody who worked with a member says in a sentence that they can do something. Its owner decides whether it is shown.
create table skill_endorsements (
  id uuid primary key,
  from_id uuid not null references users on delete cascade,
  to_id uuid not null references users on delete cascade,
  -- In the vocabulary, which may come later than what refers to it.
  skill uuid not null,
  -- What the two worked on, as it was called then.
  shared_kind text not null check (shared_kind in ('project', 'organisation', 'canvas')),
  shared_id uuid not null,
  shared_title text not null,
  words text not null check (length(words) between 1 and 300),
  created_at timestamptz(3) not null default now(),
  -- Nothing while its owner has not decided.
  shown boolean,
  decided_at timestamptz(3),
  -- By a moderator.
  hidden_at timestamptz(3),
  unique (from_id, to_id, skill),
  check (from_id <> to_id),
  check ((shown is null) = (decided_at is null))
);
create index skill_endorsements_to on skill_endorsements (to_id, created_at desc);
create index skill_endorsements_skill on skill_endorsements (skill);
