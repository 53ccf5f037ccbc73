-- What backs a skill: something of the own profile, a link, or what other people and finished work have proved.
create table skill_evidence (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- The skill's identifier in the vocabulary, or the folded words of one's own after a tilde. The vocabulary may come
  -- later than what refers to it, so this is no foreign key.
  subject text not null check (length(subject) between 1 and 200),
  kind text not null check (kind in ('work', 'education', 'projects', 'certificates', 'link', 'mentor', 'grant', 'hours')),
  -- The entry of the own profile; its words are read there, so that they are never two.
  entry_id uuid,
  -- Texts by language for what stands in no profile: {"bhs": …, "en": …}.
  title jsonb not null default '{"bhs": "", "en": ""}',
  url text,
  -- Hours, where hours were counted.
  amount integer check (amount > 0),
  -- Whoever gives the same proof twice gives it once.
  source text not null check (length(source) between 1 and 400),
  created_at timestamptz(3) not null default now(),
  unique (user_id, subject, source)
);
