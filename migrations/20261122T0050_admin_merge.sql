-- An account that was joined to another one of the same person: closed, empty, and gone together with the one that was kept.
alter table users add column merged_into uuid references users on delete cascade;
create index users_merged_into on users (merged_into) where merged_into is not null;

-- Two accounts may both have applied to one opportunity. What was sent stays sent: the second one stands beside the first.
alter table applications add column second boolean not null default false;
drop index applications_one_each;
create unique index applications_one_each on applications (user_id, opportunity_id)
  where opportunity_id is not null and not second;
