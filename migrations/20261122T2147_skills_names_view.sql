-- What skills are called, in every language and spelling that the vocabulary knows.
create view skill_names as
  select skill_id, locale, label, folded, origin, place from skill_labels;
