-- What all instances of one installation agree on: whose secret it is, and whether its demo world is whole.
create table installation (
  one boolean primary key default true check (one),
  secret_fingerprint bytea,
  demo_begun_at timestamptz,
  demo_laid_at timestamptz
);
insert into installation default values;
