-- What the search reads of the opportunities that are open: derived, and made anew by `rebuild`. The rows stay narrow,
-- because counting goes over many of them; all words of one lie outside its row and are read through their index alone.
create table opportunity_search (
  opportunity_id uuid primary key references opportunities on delete cascade,
  published_at timestamptz(3) not null,
  open_until timestamptz(3) not null default 'infinity',
  -- Kind, mode, contract, first job and step of pay as bits of one number (search/server/facet-code.ts).
  facets integer not null,
  -- One bit for each area, and for each language of the work.
  areas integer not null,
  languages integer not null,
  municipalities text[] not null,
  skills uuid[] not null,
  title tsvector not null,
  words tsvector not null
) with (toast_tuple_target = 128);
alter table opportunity_search
  alter column words set storage external,
  alter column title set storage main,
  alter column municipalities set storage main,
  alter column skills set storage main;
alter table opportunity_search alter column words set statistics 1000, alter column title set statistics 1000;

create index opportunity_search_newest on opportunity_search (published_at desc, opportunity_id desc);
create index opportunity_search_kind on opportunity_search ((facets & 15), published_at desc, opportunity_id desc);
create index opportunity_search_deadline on opportunity_search (open_until, opportunity_id);
-- Without lists of what is still to be sorted in: whoever searches would have to go through them.
create index opportunity_search_title on opportunity_search using gin (title) with (fastupdate = off);
create index opportunity_search_words on opportunity_search using gin (words) with (fastupdate = off);
create index opportunity_search_places on opportunity_search using gin (municipalities) with (fastupdate = off);
create index opportunity_search_skills on opportunity_search using gin (skills) with (fastupdate = off);

-- Every folded word of the index once: a misspelt one is looked for among these, not among the texts.
create table search_terms (
  word text collate "C" not null check (length(word) between 3 and 40),
  -- What stands for it in the index; a word of both languages has two.
  stem text collate "C" not null,
  -- As somebody has written it, to be offered.
  shown text not null,
  docs integer not null default 1,
  primary key (word, stem)
);
create index search_terms_alike on search_terms using gin (word gin_trgm_ops);
create index search_terms_stem on search_terms (stem);

-- Opportunities whose row in the index is older than they are: put here by whatever changes them, in its transaction.
create table search_stale (
  opportunity_id uuid primary key,
  since timestamptz(3) not null default clock_timestamp()
);

-- What is open no longer leaves the index at once; what has changed waits for its words to be read.
create function search_notes_opportunity() returns trigger language plpgsql as $$
begin
  if new.status <> 'published' then
    -- In the order in which the index is kept current, so that the two never wait for each other.
    delete from search_stale where opportunity_id = new.id;
    delete from opportunity_search where opportunity_id = new.id;
  else
    insert into search_stale (opportunity_id) values (new.id)
    on conflict (opportunity_id) do update set since = clock_timestamp();
  end if;
  return null;
end $$;
create trigger opportunities_searched after insert or update on opportunities
  for each row execute function search_notes_opportunity();

create function search_notes_skill() returns trigger language plpgsql as $$
begin
  insert into search_stale (opportunity_id)
  select id from opportunities
  where id = coalesce(new.opportunity_id, old.opportunity_id) and status = 'published'
  on conflict (opportunity_id) do update set since = clock_timestamp();
  return null;
end $$;
create trigger opportunity_skills_searched after insert or update or delete on opportunity_skills
  for each row execute function search_notes_skill();

-- An organisation that is suspended takes what it offers out of the search, and brings it back with itself.
create function search_notes_organisation() returns trigger language plpgsql as $$
begin
  insert into search_stale (opportunity_id)
  select id from opportunities where organisation_id = new.id and status = 'published' order by id
  on conflict (opportunity_id) do update set since = clock_timestamp();
  if new.suspended_at is not null then
    delete from opportunity_search s using opportunities o
    where o.id = s.opportunity_id and o.organisation_id = new.id;
  end if;
  return null;
end $$;
create trigger organisations_searched after update of name, suspended_at on organisations
  for each row when (old.name is distinct from new.name or old.suspended_at is distinct from new.suspended_at)
  execute function search_notes_organisation();

-- Folded words for which nothing was found, counted by day and by nobody: what is looked for and missing.
create table search_misses (
  day date not null,
  term text not null check (length(term) between 2 and 80),
  count integer not null default 1,
  primary key (day, term)
);

insert into search_stale (opportunity_id) select id from opportunities where status = 'published';
