-- no-transaction
create index concurrently feed_posts_near_newest on feed_posts (created_at desc, id desc)
  where audience = 'connections' and hidden_at is null;
