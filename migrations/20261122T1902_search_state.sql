-- What the codes of the index mean: when a release means something else by them, every row is written anew.
create table search_state (
  single boolean primary key default true check (single),
  facets_version text not null
);
