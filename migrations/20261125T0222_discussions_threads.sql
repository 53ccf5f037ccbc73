-- What the people of a thing say among themselves at a place of it: the first post of a conversation is its question, what
-- follows are answers to it. Nobody else ever reads them.
create table discussion_threads (
  post_id uuid primary key references discussion_posts on delete cascade,
  place text not null check (place ~ '^[a-z][a-z0-9-]{0,39}$'),
  -- Where within the place, as only whoever registered the kind can read it, and the words that stood there.
  anchor text,
  quote text not null default '',
  -- What somebody would write instead of those words.
  proposal text,
  outcome text check (outcome in ('resolved', 'accepted', 'declined')),
  closed_at timestamptz(3),
  closed_by uuid references users on delete set null,
  check ((outcome is null) = (closed_at is null)),
  check (outcome is null or (outcome = 'resolved') = (proposal is null))
);
create index discussion_threads_closer on discussion_threads (closed_by);

-- In which part somebody spoke who is not of those whose thing it is.
alter table discussion_posts add column voice text check (voice in ('mentor', 'board'));

-- A conversation waits for nobody's answer in public.
create or replace view waiting_questions as
select q.id, q.about_kind, q.about_id from discussion_posts q
where q.question_id is null and q.deleted_at is null and q.hidden_at is null
  and not exists (select from discussion_posts a where a.question_id = q.id and a.official and a.hidden_at is null)
  and not exists (select from discussion_threads t where t.post_id = q.id);
