-- What people said of words that were read as a skill: that they fit it, or that it was not meant. Once per person,
-- words and skill. Of the words only a digest of their stems is here, because no text of anybody is kept.
create table skill_readings (
  user_id uuid not null references users on delete cascade,
  -- The vocabulary may come later than what refers to it.
  skill_id uuid not null,
  words text not null check (length(words) between 1 and 64),
  fits boolean not null,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, skill_id, words)
);
create index skill_readings_words on skill_readings (words, skill_id);

-- Words that are no longer read as a skill for anybody: enough different members said so, and few disagree. Whoever
-- takes it back, or whose account is closed, counts no more.
create view misread_words as
  select r.words, r.skill_id
  from skill_readings r join active_members m on m.id = r.user_id
  group by r.words, r.skill_id
  having count(*) filter (where not r.fits) >= 5
    and count(*) filter (where not r.fits) >= 3 * count(*) filter (where r.fits);
