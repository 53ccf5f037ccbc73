-- What turns phones, devices and networks into digests while a vote runs. It is destroyed when the vote is closed, so that
-- nobody can make the digest of a number any more: not with this database, nor with the secret of the installation.
create table vote_keys (
  call_id uuid primary key references grant_calls on delete cascade,
  key bytea not null
);
comment on table vote_keys is 'secret';

-- Built once, when the vote is closed.
alter table vote_closings add column file text;
