-- The library knows a text of a page in one language by this id.
alter table content_blocks add column pictures_id uuid not null default gen_random_uuid() unique;

create function release_block_pictures() returns trigger language plpgsql as $$
begin
  delete from library_uses where kind = 'block' and thing = old.pictures_id;
  return null;
end $$;
create trigger content_blocks_library_uses after delete on content_blocks
  for each row execute function release_block_pictures();
