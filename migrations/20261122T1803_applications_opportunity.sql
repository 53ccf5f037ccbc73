-- no-transaction: people apply meanwhile.
create index concurrently applications_all_of_opportunity on applications (opportunity_id) where opportunity_id is not null;
