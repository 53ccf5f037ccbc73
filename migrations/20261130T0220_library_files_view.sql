-- Pictures of the library with the file behind each now, for features whose rows name them.
create view library_files as
  select p.id, f.id as file, f.width, f.height, f.placeholder
  from library_pictures p join stored_files f on f.id = p.file_id;
