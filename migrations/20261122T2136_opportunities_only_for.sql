-- Some calls state that they are for women, or for men. Whoever said that they are neither of the two is not left out.
alter table opportunities add column only_for text check (only_for in ('female', 'male'));

-- What is kept whole has the new field too.
update opportunities set pending = pending || '{"onlyFor": null}' where pending is not null;
update opportunity_revisions set content = content || '{"onlyFor": null}';
