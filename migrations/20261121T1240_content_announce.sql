-- A published text: every instance drops its cached pages when the transaction commits, and only then.
create function announce_page_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('zamah', '{"topic":"pages.changed"}');
  return null;
end $$;

create trigger content_blocks_published after insert or update or delete on content_blocks
  for each statement execute function announce_page_change();
