-- Who is deciding a case just now, so that no two decide the same one.
alter table moderation_cases add column taken_by uuid references users on delete set null;
alter table moderation_cases add column taken_until timestamptz(3);
create index moderation_cases_taken on moderation_cases (taken_by) where taken_by is not null;
