-- The list of accounts by name, and what finds an account by its telephone or tells that two have the same.
create index users_by_name on users (search_fold(last_name || ' ' || first_name), id);
create index users_phone_number on users (phone_number, id) where phone_number is not null;
create index users_phone_search on users using gin (phone_number gin_trgm_ops) where phone_number is not null;
