-- A site that lets no program in says nothing about its page.
alter table page_outside_links drop constraint page_outside_links_outcome_check;
alter table page_outside_links add constraint page_outside_links_outcome_check
  check (outcome in ('there', 'refused', 'gone', 'silent'));
