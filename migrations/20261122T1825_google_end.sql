-- An identity that was taken off an account stays known, so that the same one does not come back by its address alone.
alter table identities add column ended_at timestamptz;
