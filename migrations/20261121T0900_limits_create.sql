-- Counters of tries; losing them in a crash only forgets how often somebody tried.
create unlogged table limit_counters (
  key text primary key,
  count integer not null,
  resets_at timestamptz not null,
  fingerprint bytea,
  fingerprint_at timestamptz
);
create index limit_counters_resets_at on limit_counters (resets_at);
