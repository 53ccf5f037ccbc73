-- Comments that readers see under a thing, for features that count them; each reader leaves out whom a block severs.
create view shown_comments as
  select p.id, p.about_kind, p.about_id, p.author_id, p.created_at from discussion_posts p
  where p.hidden_at is null and p.deleted_at is null;
