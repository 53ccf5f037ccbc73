-- The skills of the vocabulary, with the group that the classification puts them in.
create view known_skills as select id, group_name from skills;
