-- A change of terms that waits for its second signature is reminded of once.
alter table call_term_changes add column reminded_at timestamptz(3);
