-- Questions under something that a feature has registered, and the answers to them. A question has no `question_id`; an
-- answer belongs to one and has no answers of its own. `official` is said for whoever the thing is of.
create table discussion_posts (
  id uuid primary key,
  about_kind text not null check (about_kind ~ '^[a-z]{1,30}$'),
  about_id uuid not null,
  question_id uuid references discussion_posts on delete cascade,
  author_id uuid references users on delete set null,
  body text not null,
  official boolean not null default false,
  created_at timestamptz(3) not null default now(),
  edited_at timestamptz(3),
  deleted_at timestamptz(3),
  hidden_at timestamptz(3),
  check (question_id is not null or not official)
);
create index discussion_posts_about on discussion_posts (about_kind, about_id, id) where question_id is null;
create index discussion_posts_question on discussion_posts (question_id, id);
create index discussion_posts_author on discussion_posts (author_id);

-- Who wants to know the same: counted once, and told of each answer.
create table discussion_interests (
  post_id uuid not null references discussion_posts on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (post_id, user_id)
);
create index discussion_interests_user on discussion_interests (user_id);
