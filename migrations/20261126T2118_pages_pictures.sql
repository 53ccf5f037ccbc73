create trigger pages_library_uses after delete on pages
  for each row execute function release_library_uses('page');
