-- What was written in public within a day, as digests: the same text in many places, and new accounts that write a lot.
create table moderation_writings (
  author_id uuid not null references users on delete cascade,
  kind text not null,
  thing text not null,
  digest bytea not null,
  written_at timestamptz(3) not null default now(),
  primary key (author_id, kind, thing)
);
create index moderation_writings_digest on moderation_writings (digest);
create index moderation_writings_written on moderation_writings (written_at);
create index moderation_cases_thing on moderation_cases (kind, thing);
