-- Staff lead old addresses on to any page of ours, and see how often that helps.
alter table article_old_paths
  add column id uuid not null default gen_random_uuid(),
  alter column article_id drop not null,
  add column target text,
  add column hits integer not null default 0,
  add column hit_at timestamptz(3),
  add constraint article_old_paths_one check (num_nonnulls(article_id, target) = 1),
  add constraint article_old_paths_target check (target ~ '^/' and length(target) <= 400);
create unique index article_old_paths_id on article_old_paths (id);
create index article_old_paths_list on article_old_paths (created_at desc, id desc);
