create trigger opportunities_library_uses after delete on opportunities
  for each row execute function release_library_uses('opportunity');
