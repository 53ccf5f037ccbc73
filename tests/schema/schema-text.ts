import type { ClientBase } from 'pg'

type Part = { name: string; text: string }

/** Returns the whole schema for readers: tables with their constraints and indexes, then views and triggers. */
export async function schemaText(client: ClientBase): Promise<string> {
  const { rows: tables } = await client.query<Part>(TABLES)
  const { rows: views } = await client.query<Part>(VIEWS)
  const { rows: triggers } = await client.query<Part>(TRIGGERS)
  const parts = [...tables, ...views, ...triggers].map(({ text }) => text.trim())
  return `${HEAD}\n\n${parts.join('\n\n')}\n`
}

const HEAD = `-- The schema as the migrations leave it, for readers. Written by \`tests/schema/schema.test.ts\`; nothing runs it.`

const TABLES = `
  select c.relname as name,
    'create table ' || c.relname || E' (\\n' || (
      select string_agg(line, E',\\n' order by kind, place, line) from (
        select 0 as kind, a.attnum::int as place,
          '  ' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
          || case when a.attnotnull then ' not null' else '' end
          || case when a.attidentity <> '' then ' generated as identity' else '' end
          || coalesce(case when a.attgenerated <> '' then ' generated always as (' else ' default ' end
            || pg_get_expr(d.adbin, d.adrelid) || case when a.attgenerated <> '' then ') stored' else '' end, '') as line
        from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        union all
        select 1, 0, '  ' || pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype in ('p', 'u', 'f', 'c', 'x')
      ) lines
    ) || E'\\n);' || coalesce(E'\\n' || (
      select string_agg(regexp_replace(pg_get_indexdef(i.indexrelid), ' public\\.', ' ', 'g') || ';', E'\\n'
        order by pg_get_indexdef(i.indexrelid))
      from pg_index i
      where i.indrelid = c.oid and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
    ), '') as text
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  order by c.relname`

const VIEWS = `
  select c.relname as name,
    'create ' || case c.relkind when 'm' then 'materialized ' else '' end || 'view ' || c.relname || E' as\\n'
      || pg_get_viewdef(c.oid) as text
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm') order by c.relname`

const TRIGGERS = `
  select tgname as name, regexp_replace(pg_get_triggerdef(t.oid), ' public\\.', ' ', 'g') || ';' as text
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where c.relnamespace = 'public'::regnamespace and not tgisinternal order by tgname, c.relname`
