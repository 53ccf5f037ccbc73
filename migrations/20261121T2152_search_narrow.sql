-- Rows are moved out of line only when they are longer than two kilobytes, which most are not. A stretch of blanks makes
-- each of them so; it is kept in some forty bytes, and the words leave the row. Counting reads a third of the pages.
truncate opportunity_search, search_terms;
alter table opportunity_search add column blanks text not null default repeat(' ', 2048);
alter table opportunity_search alter column blanks set storage extended;

-- What is counted where no words are given, without the rows themselves.
create index opportunity_search_counted on opportunity_search (open_until) include (facets, areas, languages);

-- Every way to leave one letter out of a word, and the word itself: two words that differ by one slip of the finger
-- (a letter more, less, another, or two that changed places) share one of them.
drop index search_terms_alike;
create table search_spellings (
  spelling text collate "C" not null,
  word text collate "C" not null,
  primary key (spelling, word)
);

insert into search_stale (opportunity_id) select id from opportunities where status = 'published' on conflict do nothing;
