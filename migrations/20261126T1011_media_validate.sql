-- No lock that holds up whoever writes.
alter table message_files validate constraint message_files_file;
alter table canvas_documents validate constraint canvas_documents_file;
alter table application_files validate constraint application_files_file;
alter table project_files validate constraint project_files_file;
alter table project_photos validate constraint project_photos_file;
alter table profile_pictures validate constraint profile_pictures_file;
alter table organisations validate constraint organisations_logo_file;
