import { type Expression, type TemplateLiteral, Visitor } from 'oxc-parser'
import type { Source } from './source.ts'

/** A text of a file that may be SQL; `certain` if `sql` gets it as such. */
type Text = { text: string; certain: boolean }

const NAME = '(?:public\\s*\\.\\s*)?"?([a-z_][a-z0-9_]*)"?'
const TOKENS = /'(?:[^']|'')*'|[\w$."]+|[(),]/g
// Words before the name of a table, and those that may stand between.
const BEFORE = new Set('from join into update using table references truncate analyze vacuum copy'.split(' '))
const BETWEEN = new Set('only lateral if exists concurrently table'.split(' '))
// Words that end a list of tables.
const ENDS = new Set(
  'where set on select values group order limit having returning window union for when do'.split(' '),
)
// An inserted part in place of a table, sql`users u`; without its alias it may be a column.
const ALONE = new RegExp(`^\\s*${NAME}\\s+(?:as\\s+)?[a-z_]\\w*\\s*$`, 'i')
const COLUMN = /^([a-z_][a-z0-9_]*)\.[a-z_][a-z0-9_]*$/
// Beginnings of a text that is SQL without being marked as SQL.
const STATEMENT =
  /^\s*(?:--.*\n\s*)*\(?\s*(?:select|insert\s+into|update|delete\s+from|with|truncate|lock\s+table|copy|alter|create|drop|analyze|vacuum|explain|from|(?:left |inner |cross )?join|(?:not )?exists|where|and|or|union)\b/i
// Parts of statements in texts: columns with their tables.
const PART = /\bfrom\b[^]*\b(?:join|where|select|union|limit)\b|\b(?:join|where|select|union)\b[^]*\bfrom\b/

/** Returns the tables of `known` named in a file's SQL, however it is written, with repetitions. */
export function tablesNamed(source: Source, known: { has: (name: string) => boolean }): string[] {
  return textsOf(source)
    .flatMap(({ text, certain }) => {
      const alone = certain ? ALONE.exec(text)?.[1] : undefined
      if (alone && known.has(alone)) return [alone]
      return certain || STATEMENT.test(text) || PART.test(text) ? namedIn(text) : []
    })
    .filter((name) => known.has(name))
}

/** Returns all names in places of tables. */
export function namedIn(sql: string): string[] {
  const tokens = sql.replace(/--.*$/gm, ' ').toLowerCase().match(TOKENS) ?? []
  const names: string[] = []
  // For each open parenthesis: whether a list of tables continues, and whether a name is expected.
  const levels = [{ list: false, awaited: false }]
  for (const [index, token] of tokens.entries()) {
    const level = levels.at(-1)!
    if (token === '(') {
      levels.push(level.awaited ? { ...level } : { list: false, awaited: false })
      level.awaited = false
    } else if (token === ')') {
      if (levels.length > 1) levels.pop()
    } else if (token === ',') level.awaited = level.list
    else if (BEFORE.has(token)) level.list = level.awaited = true
    else if (ENDS.has(token)) level.list = level.awaited = false
    else if (level.awaited && !BETWEEN.has(token)) {
      level.awaited = false
      if (tokens[index + 1] !== '(' || isInsert(tokens, index)) names.push(bare(token))
    }
  }
  return names
}

// insert into feeds (id) names a table, from feeds(1) calls a function.
function isInsert(tokens: readonly string[], index: number): boolean {
  return tokens[index - 1] === 'into' || tokens[index - 1] === 'references' || tokens[index - 1] === 'copy'
}

function bare(token: string): string {
  return token.replaceAll('"', '').replace(/^public\./, '')
}

/** Returns all texts of a file, SQL or not. */
export function textsOf({ program }: Source): Text[] {
  const texts: Text[] = []
  const tagged = new Set<unknown>()
  new Visitor({
    TaggedTemplateExpression({ tag, quasi }) {
      if (!isSql(tag)) return
      tagged.add(quasi)
      texts.push({ text: textOf(quasi), certain: true })
    },
    TemplateLiteral(template) {
      if (!tagged.has(template)) texts.push({ text: textOf(template), certain: false })
    },
    Literal({ value }) {
      if (typeof value === 'string') texts.push({ text: value, certain: false })
    },
    Property({ key }) {
      // Merge rules are registered by column: 'cvs.user_id': moves
      const table = key.type === 'Literal' && typeof key.value === 'string' && COLUMN.exec(key.value)?.[1]
      if (table) texts.push({ text: `table ${table}`, certain: true })
    },
    CallExpression({ callee, arguments: [first] }) {
      // sql.raw('users'), sql.identifier('users')
      if (callee.type !== 'MemberExpression' || !isSql(callee.object)) return
      if (first?.type === 'Literal' && typeof first.value === 'string')
        texts.push({ text: `table ${first.value}`, certain: true })
    },
  }).visit(program)
  return texts
}

function isSql(tag: Expression): boolean {
  if (tag.type === 'Identifier') return tag.name === 'sql'
  return tag.type === 'TSInstantiationExpression' && isSql(tag.expression)
}

// Inserted values count as parameters.
function textOf({ quasis }: TemplateLiteral): string {
  return quasis.map(({ value }) => value.cooked ?? value.raw).join(' $1 ')
}
