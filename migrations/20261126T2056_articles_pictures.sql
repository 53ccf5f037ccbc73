create trigger articles_library_uses after delete on articles
  for each row execute function release_library_uses('article');
