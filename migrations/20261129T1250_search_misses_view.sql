-- Folded words of searches that found nothing, by day; nobody who searched is in it.
create view missed_searches as
select day, term, count from search_misses;
