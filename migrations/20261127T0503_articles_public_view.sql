-- Published articles as everybody finds them, by any address that each ever had; a language that is not out yet stays empty.
create view public_articles as
  select s.slug, a.id, u.first_name || ' ' || u.last_name as author,
    jsonb_build_object(
      'bhs', case when a.live_bhs_at <= now() then a.published #>> '{title,bhs}' else '' end,
      'en', case when a.live_en_at <= now() then a.published #>> '{title,en}' else '' end) as title
  from article_slugs s join articles a on a.id = s.article_id left join users u on u.id = a.author_id
  where a.published is not null and a.withdrawn_at is null and a.hidden_at is null and a.live_at <= now()
    and u.suspended_at is null and u.delete_after is null;
