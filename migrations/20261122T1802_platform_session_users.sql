-- no-transaction: people sign in meanwhile.
create index concurrently sessions_all_of_user on sessions (user_id);
