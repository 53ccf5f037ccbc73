-- Parts of a series are found by its name, in whichever language it has one.
create index articles_series on articles (
  (coalesce(nullif(published -> 'series' -> 'title' ->> 'bhs', ''), published -> 'series' -> 'title' ->> 'en'))
) where published -> 'series' is not null;
