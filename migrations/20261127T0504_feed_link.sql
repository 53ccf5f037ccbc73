-- What a post shares and shows as a card: the path of a thing here, another post among them.
alter table feed_posts add column link text check (length(link) between 1 and 600);
