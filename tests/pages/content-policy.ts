import { createHash } from 'node:crypto'
import { inline, tagsOf } from './markup.ts'

/** Lists the faults of a page's content policy, read together with the page. Other sites may frame a page with `framed`. */
export function policyFaults(policy: string, html: string, framed = false): string[] {
  const rules = new Map(
    policy.split(';').map((part) => {
      const [name = '', ...values] = part.trim().split(/\s+/)
      return [name, values] as const
    }),
  )
  const is = (name: string, ...wanted: string[]) =>
    String(rules.get(name)) === String(wanted) ? [] : [`${name} is ${String(rules.get(name))}`]
  return [
    ...is('default-src', "'none'"),
    ...is('object-src', "'none'"),
    ...is('base-uri', "'none'"),
    ...is('frame-ancestors', framed ? '*' : "'none'"),
    ...is('form-action', "'self'"),
    ...is('require-trusted-types-for', "'script'"),
    ...(rules.has('trusted-types') && !rules.get('trusted-types')?.includes('*') ? [] : ['trusted types']),
    ...[...rules].flatMap(([name, values]) =>
      values
        .filter((value) => name !== 'frame-ancestors' && isLoose(value))
        .map((value) => `${name} allows ${value}`),
    ),
    ...unnamed('script', rules.get('script-src') ?? [], html),
    ...unnamed('style', rules.get('style-src') ?? [], html),
    ...tagsOf(html).flatMap(({ name, attributes }) => [
      ...(attributes.has('style') ? [`<${name}> has a style of its own`] : []),
      ...[...attributes].flatMap(([key, value]) =>
        key.startsWith('on') || /^\s*javascript:/i.test(value) ? [`<${name} ${key}> runs script`] : [],
      ),
    ]),
  ]
}

function isLoose(value: string): boolean {
  return /unsafe-|\*|^https?:$|strict-dynamic|^http:/.test(value)
}

/** Returns inline parts missing in the policy, and hashes without a part in the page. */
function unnamed(tag: 'script' | 'style', values: readonly string[], html: string): string[] {
  const inPage = inline(html, tag).map(
    (body) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`,
  )
  const named = values.filter((value) => value.startsWith("'sha"))
  return [
    ...inPage.filter((hash) => !named.includes(hash)).map((hash) => `an inline ${tag} is not named: ${hash}`),
    ...named.filter((hash) => !inPage.includes(hash)).map((hash) => `${hash} names no inline ${tag}`),
    ...(values.includes("'self'") ? [] : [`${tag}-src without 'self'`]),
  ]
}
