-- The ranking of people asks what changed since it last looked.
create index profiles_updated_at on profiles (updated_at);
create index profile_sections_updated_at on profile_sections (updated_at);
