-- A text of a page is a document of one paragraph, as every other rich text; it was a list of runs, `\n` a line break.
create function pg_temp.document_of_runs(runs jsonb) returns jsonb language sql as $$
  with runs_of as (
    select run, at,
      case when run ? 'color'
        then jsonb_build_array(jsonb_build_object('type', 'color', 'attrs', jsonb_build_object('color', run -> 'color')))
        else '[]' end
      || case when run ? 'highlight'
        then jsonb_build_array(jsonb_build_object('type', 'highlight', 'attrs', jsonb_build_object('color', run -> 'highlight')))
        else '[]' end
      || case when run ? 'italic' then '[{"type": "italic"}]'::jsonb else '[]' end
      || case when run ? 'bold' then '[{"type": "bold"}]'::jsonb else '[]' end
      || case when run ? 'link'
        then jsonb_build_array(jsonb_build_object('type', 'link', 'attrs', jsonb_build_object('href', run -> 'link')))
        else '[]' end as marks
    from jsonb_array_elements(runs) with ordinality as part (run, at)
  ), lines as (
    select at, marks, said, line
    from runs_of, string_to_table(run ->> 'text', E'\n') with ordinality as piece (said, line)
  ), parts as (
    select at, line, 1 as place, '{"type": "hardBreak"}'::jsonb as part from lines where line > 1
    union all
    select at, line, 2, jsonb_build_object('type', 'text', 'text', said)
      || case when marks = '[]' then '{}'::jsonb else jsonb_build_object('marks', marks) end
    from lines where said <> ''
  )
  select jsonb_build_object('type', 'doc', 'content', case when count(*) = 0 then '[]'::jsonb else
    jsonb_build_array(jsonb_build_object('type', 'paragraph', 'content', jsonb_agg(part order by at, line, place))) end)
  from parts
$$;

-- What is rewritten is how the history is kept, not what it says.
drop trigger content_revisions_append_only on content_revisions;
alter table content_blocks alter column runs type jsonb using pg_temp.document_of_runs(runs);
alter table content_blocks rename column runs to document;
alter table content_revisions alter column runs type jsonb using pg_temp.document_of_runs(runs);
alter table content_revisions rename column runs to document;
create trigger content_revisions_append_only
  before delete or update of id, locale, revision, document, restored_from, created_at on content_revisions
  for each row execute function refuse_history_change();
drop function pg_temp.document_of_runs(jsonb);
