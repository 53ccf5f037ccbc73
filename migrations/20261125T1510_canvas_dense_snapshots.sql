-- A snapshot once more, in the form that takes a quarter of the room: a device fetches it in place of the other. It holds as
-- long as it is of the same number: an instance of before writes only the other.
alter table canvas_snapshots add dense bytea, add dense_seq bigint;
