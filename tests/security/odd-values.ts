import fc from 'fast-check'

/** Names with a meaning in the language. */
export const PROTOTYPE_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
]

export const oddText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b@primjer.ba',
    '\ud800',
    'a\udc00@primjer.ba',
    '\ud800@\udfff.ba',
    '\u202egnp.exe',
    '\ufeff',
    '%00',
    '%',
    '%E0%A4%A',
    '../../etc/passwd',
    "' or 1=1 --",
    '<img src=x onerror=alert(1)>',
    '{{7*7}}',
    '${7*7}',
    '\r\nset-cookie: x=1',
    '9'.repeat(400),
    'č'.repeat(5000),
    '1e999',
    '-0',
    'NaN',
    '2026-13-45T99:99:99Z',
    '9999-99-99T99:99:99.999Z~a~bhs',
    '00000000-0000-0000-0000-000000000000',
    ...PROTOTYPE_KEYS,
  ),
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
  fc.emailAddress(),
)

export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom(null, true, false, 0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, -1e308, [], {}, [[]], [null]),
  fc.constantFrom(
    'x'.repeat(70_000),
    Array.from({ length: 3000 }, () => 0),
    nested(2000),
  ),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Generates a damaged body: a member is missing, odd, new or doubled. */
export function damaged(body: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const name = fc.oneof(fc.constantFrom(...PROTOTYPE_KEYS), oddText)
  return fc
    .record({
      body,
      at: fc.nat(),
      how: fc.constantFrom('gone', 'odd', 'new', 'twice'),
      name,
      value: oddValue,
    })
    .map(({ body: whole, at, how, name: added, value }) => {
      const members = Object.entries((whole ?? {}) as object).map(write)
      const index = members.length > 0 ? at % members.length : 0
      const key = Object.keys((whole ?? {}) as object)[index] ?? added
      if (how === 'gone') members.splice(index, 1)
      if (how === 'odd') members.splice(index, 1, write([key, value]))
      if (how === 'new') members.push(write([added, value]))
      if (how === 'twice') members.push(write([key, value]))
      return `{${members.join(',')}}`
    })
}

/** Generates invalid JSON, or JSON that is no object of ours. */
export const unreadable: fc.Arbitrary<string> = fc.oneof(
  fc.json(),
  fc.string(),
  fc.constantFrom(
    '',
    '{',
    '}',
    '{"a":',
    '{"a":1}}',
    '\ufeff{}',
    'null',
    '[]',
    '"text"',
    '{"email":"\u0000"}',
    '{"__proto__":{"admin":true}}',
    '{"constructor":{"prototype":{"admin":true}}}',
    `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    '{"a":1e999}',
    "{'a':1}",
    'a=1&b=2',
  ),
)

// Serialises by hand, so that __proto__ is a member like any other.
function write([key, value]: readonly [string, unknown]): string {
  return `${JSON.stringify(key)}:${JSON.stringify(value)}`
}

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < depth; level += 1) value = [value]
  return value
}
