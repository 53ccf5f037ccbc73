-- What was written while somebody was out of a group is not theirs to read when they come back; what was before is.
alter table conversation_members add column missed int8multirange not null default '{}';
