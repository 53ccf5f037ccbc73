-- Words of answers are also found by the question that they answer: `=name1:amra` beside `amra`.
update form_submissions s set terms = s.terms || array_to_tsvector(found.marks)
from (
  select f.id, array_agg(distinct '=' || a.key || ':' || left(word, 40)) as marks
  from form_submissions f, jsonb_each(f.answers) a, unnest(string_to_array(fold_text(a.value #>> '{}'), ' ')) word
  where jsonb_typeof(a.value) = 'string' and word <> '' group by f.id
) found where found.id = s.id;
