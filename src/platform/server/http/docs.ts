import { type Html, html } from '../pages/html.ts'
import { brandLink } from '../pages/plain-page.ts'
import { type JsonSchema, schemaFields } from './docs-schema.ts'
import type { openApi } from './openapi.ts'

type Description = ReturnType<typeof openApi>
type Operation = {
  summary: string
  'x-policy': string
  'x-scope'?: string
  parameters: { name: string; in: string; required: boolean; schema: JsonSchema }[]
  requestBody?: { content: { 'application/json'?: { schema: JsonSchema } } }
  responses: Record<string, { description: string; content?: { 'application/json': { schema: JsonSchema } } }>
}
type Call = { method: string; path: string; operation: Operation }

export const docsStyles = `
header{display:grid;gap:.5rem;max-width:66ch;margin-bottom:2rem}
.soft{color:var(--ink-2)}
nav ul{display:flex;flex-wrap:wrap;gap:0 1.25rem;list-style:none;margin:0 0 1rem;padding:0}
nav a{display:inline-flex;align-items:center;min-height:2.75rem}
.group{margin-top:2.5rem}
.group>h2{margin-bottom:.75rem}
details{border-top:1px solid var(--line)}
.group details:last-child{border-bottom:1px solid var(--line)}
summary{display:grid;grid-template-columns:4.5rem minmax(0,1fr);gap:.125rem 1rem;align-items:baseline;padding:.75rem 0;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary:hover .path{text-decoration:underline}
.method{font-weight:640;font-size:.8125rem;letter-spacing:.04em}
.GET{color:var(--river-ink)}
.POST,.PUT,.PATCH{color:var(--lilac-ink)}
.DELETE{color:var(--harm-ink)}
.path{font-weight:620;overflow-wrap:anywhere}
.about{grid-column:2;color:var(--ink-2)}
.policy{grid-column:2;font-size:.8125rem;color:var(--ink-3)}
.body{padding:0 0 1.5rem}
h3{margin:1.25rem 0 .25rem;font-size:1rem}
.wide{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-size:.9375rem}
th{text-align:left;font-weight:520;color:var(--ink-3);font-size:.8125rem}
th,td{padding:.5rem 1rem .5rem 0;border-top:1px solid var(--line);vertical-align:top}
td:last-child{min-width:12rem;overflow-wrap:anywhere}
@media (min-width:48rem){summary{grid-template-columns:4.5rem minmax(0,1fr) auto}.policy{grid-column:3;grid-row:1}.body{padding-left:5.5rem}}
`

/** The whole API for people who read: the same description as /api/openapi.json. */
export function docsBody({ info, paths }: Description): Html {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation: operation as Operation,
    })),
  )
  const groups = Map.groupBy(calls, ({ path }) => path.split('/')[2] ?? '')
  const names = [...groups.keys()].sort()
  return html`<main>
${brandLink(info.title.replace(/ API$/, ''))}
<header>
<h1>${info.title}</h1>
<p class="soft">${calls.length} calls, version ${info.version}. For programs: <a href="/api/openapi.json">openapi.json</a>.</p>
<p class="soft">Calls that change something need a JSON content type and come from this site. A session is an access token as a bearer header together with the cookie that signing in has set. Every refusal is JSON with <code>error</code>, a text for a person, and <code>code</code>; <code>fields</code> names the fields that are wrong.</p>
</header>
<nav aria-label="Areas"><ul>${names.map((name) => html`<li><a href="#${name}">${name}</a></li>`)}</ul></nav>
${names.map((name) => group(name, groups.get(name) ?? []))}
</main>`
}

function group(name: string, calls: readonly Call[]): Html {
  return html`<section class="group" id="${name}"><h2>${name}</h2>${calls.map(callEntry)}</section>`
}

function callEntry({ method, path, operation }: Call): Html {
  const { summary, parameters, requestBody, responses } = operation
  const policy = operation['x-scope']
    ? `${operation['x-policy']}: ${operation['x-scope']}`
    : operation['x-policy']
  return html`<details>
<summary><span class="method ${method}">${method}</span><code class="path">${path}</code><span class="about">${summary}</span><span class="policy">${policy}</span></summary>
<div class="body">
${
  parameters.length > 0 &&
  fieldTable(
    'Parameters',
    parameters.flatMap(({ name, required, schema }) => schemaFields(schema, { name, required })),
  )
}
${requestBody && bodyEntry(requestBody.content)}
${Object.entries(responses)
  .filter(([status]) => status !== 'default')
  .map(([status, { content }]) => answer(status, content?.['application/json'].schema))}
</div>
</details>
`
}

function bodyEntry(content: NonNullable<Operation['requestBody']>['content']): Html {
  const json = content['application/json']
  if (json) return fieldTable('Body', schemaFields(json.schema))
  return html`<h3>Body</h3><p class="soft">One file: ${Object.keys(content).join(', ')}.</p>`
}

function answer(status: string, schema: JsonSchema | undefined): Html {
  if (!schema)
    return html`<h3>Answer ${status}</h3><p class="soft">Nothing more than the status, or a file.</p>`
  return fieldTable(`Answer ${status}`, schemaFields(schema))
}

function fieldTable(title: string, fields: ReturnType<typeof schemaFields>): Html {
  if (fields.length === 0) return html`<h3>${title}</h3><p class="soft">An empty object.</p>`
  const rows = fields.map(
    ({
      name,
      type,
      required,
      rules,
    }) => html`<tr><td><code>${name}</code></td><td>${type}${!required && html` <span class="soft">optional</span>`}</td><td class="soft">${rules}</td></tr>
`,
  )
  return html`<h3>${title}</h3>
<div class="wide" tabindex="0"><table><thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Rules</th></tr></thead><tbody>
${rows}</tbody></table></div>`
}
