-- Its only owner ends their account and has chosen that the organisation closes with it.
alter table organisations add column closes_with uuid references users on delete set null;
create index organisations_closes_with on organisations (closes_with) where closes_with is not null;
