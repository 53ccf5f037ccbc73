-- Places of rankings, sorts of files and words of skills are found by their question too: `=order:1.sport`, `=papers:pdf`.
update form_submissions s set terms = s.terms || array_to_tsvector(found.marks)
from (
  select f.id, array_agg(distinct '=' || (q.field ->> 'id') || ':' || mark.said) as marks
  from form_submissions f join form_versions v on v.form_id = f.form_id and v.number = f.version,
    jsonb_array_elements(v.content -> 'fields') q(field),
    lateral (
      select case jsonb_typeof(f.answers -> (q.field ->> 'id'))
        when 'array' then f.answers -> (q.field ->> 'id') else '[]' end as list, q.field ->> 'kind' as kind
    ) own,
    lateral (
      select l.place || '.' || l.option as said from jsonb_array_elements_text(own.list) with ordinality l(option, place)
      where own.kind = 'ranking'
      union all
      select case when own.list = '[]' then 'none' else 'any' end where own.kind in ('file', 'photo')
      union all
      select sorts.sort from jsonb_array_elements_text(own.list) l(name) join (values ('picture', '(webp|jpe?g|png|avif|gif)'),
        ('pdf', 'pdf'), ('text', '(docx|odt)'), ('sheet', '(xlsx|ods)'), ('slides', 'pptx')) sorts(sort, ending)
        on l.name ~* ('\.' || sorts.ending || '$')
      where own.kind in ('file', 'photo')
      union all
      select left(word, 40) from jsonb_array_elements_text(own.list) l(skill),
        unnest(string_to_array(fold_text(l.skill), ' ')) word
      where own.kind = 'skills' and word <> ''
    ) mark
  where f.cleared_at is null group by f.id
) found where found.id = s.id;
