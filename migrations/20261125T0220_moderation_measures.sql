-- More than hiding: gone for good, doing less for some days, an account closed for some.
alter table moderation_decisions drop constraint moderation_decisions_measure_check;
alter table moderation_decisions add constraint moderation_decisions_measure_check
  check (measure in ('keep', 'hide', 'strike', 'remove', 'limit', 'suspend')) not valid;
alter table moderation_decisions validate constraint moderation_decisions_measure_check;
alter table moderation_decisions
  -- What the author may not do, and until when; a suspension has only the end.
  add column limits text[] not null default '{}'
    check (limits <@ array['first', 'questions', 'links']),
  add column ends_at timestamptz(3),
  -- Whoever cannot sign in appeals with a key from their mail.
  add column appeal_key bytea unique,
  add constraint moderation_decisions_end check ((ends_at is not null) = (measure in ('limit', 'suspend'))),
  add constraint moderation_decisions_limits check ((limits <> '{}') = (measure = 'limit'));
