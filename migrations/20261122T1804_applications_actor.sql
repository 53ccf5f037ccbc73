-- no-transaction: people apply meanwhile.
create index concurrently application_events_actor on application_events (actor_id) where actor_id is not null;
