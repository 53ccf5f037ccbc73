-- Tags of what is published, one row each: a tag with very many articles pages as fast as one with three.
create table article_tags (
  article_id uuid not null references articles on delete cascade,
  -- In small letters: *CV* and *cv* are one tag.
  tag text not null,
  -- As its author writes it.
  name text not null,
  live_at timestamptz(3) not null,
  primary key (article_id, tag)
);
create index article_tags_of_tag on article_tags (tag, live_at desc, article_id desc);

create function update_article_tags() returns trigger language plpgsql as $$
begin
  delete from article_tags where article_id = new.id;
  if new.live_at is not null and new.withdrawn_at is null and new.hidden_at is null then
    insert into article_tags (article_id, tag, name, live_at)
    select new.id, lower(btrim(name)), min(btrim(name)), new.live_at
    from jsonb_array_elements_text(coalesce(new.published -> 'tags', '[]')) name group by 2;
  end if;
  return null;
end $$;
create trigger articles_tags
after insert or update of published, live_bhs_at, live_en_at, withdrawn_at, hidden_at on articles
for each row execute function update_article_tags();

insert into article_tags (article_id, tag, name, live_at)
select a.id, lower(btrim(name)), min(btrim(name)), a.live_at
from articles a, jsonb_array_elements_text(coalesce(a.published -> 'tags', '[]')) name
where a.live_at is not null and a.withdrawn_at is null and a.hidden_at is null
group by a.id, 2;
