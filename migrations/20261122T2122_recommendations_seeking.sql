-- What a member looks for, in their own order of choosing; it steers their own list alone.
alter table recommendation_settings add column seeking text[] not null default '{}';
