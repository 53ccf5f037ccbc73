-- Whoever ends their account may ask that what they sent to others goes too.
alter table users add column delete_sent boolean not null default false;
