-- A member has one pin, and only posts of their own, so a post has one at most without a second unique index. That one broke
-- the second of two presses at once: "on conflict" settles only the index that it names.
alter table feed_pins drop constraint feed_pins_post_id_key;
create index feed_pins_post on feed_pins (post_id);
