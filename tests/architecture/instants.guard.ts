import { type Argument, type BinaryExpression, type Expression, Visitor } from 'oxc-parser'
import { isTest, type Source } from './source.ts'
import { nameOf } from './syntax.ts'
import { beyondTolerance } from './tolerance.ts'

/** The end of a text with a zone. */
const ZONE = /(?:Z|[+-]\d\d:?\d\d)$/
/**
 * The last word of a name that holds an instant: a number, a `Date`, or the ISO text with a zone that calls and rows carry.
 * A name such as `text`, `date` or `day` does not say so.
 */
const INSTANT =
  /(?:(?:^|_)(?:at|now|moment|since|until|after|from|deadline|due|time|seconds|oldest|changed|updated|published|iso)|(?:At|Now|Since|Until|After|From|Deadline|Due|Time))$/
/** Functions that return an instant or a number. */
const RETURNS_INSTANT = /^(?:toIso|toISOString|toUTCString|getTime|valueOf|Number|timeOf)$/

type Operand = Expression | Argument | BinaryExpression['left']

/** Returns whether an engine parses this as the same instant in every time zone. */
function isInstant(node: Expression | Argument): boolean {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'number' || (typeof node.value === 'string' && ZONE.test(node.value))
    case 'TemplateLiteral': {
      const end = node.quasis.at(-1)?.value.raw ?? ''
      const last = node.expressions.at(-1)
      return end === '' && last !== undefined ? isInstant(last) : ZONE.test(end)
    }
    case 'BinaryExpression':
      return node.operator !== '+' || !(isText(node.left) || isText(node.right)) || isInstant(node.right)
    case 'LogicalExpression':
      return isInstant(node.left) && isInstant(node.right)
    case 'ConditionalExpression':
      return isInstant(node.consequent) && isInstant(node.alternate)
    case 'TSNonNullExpression':
    case 'TSAsExpression':
    case 'ParenthesizedExpression':
    case 'ChainExpression':
    case 'AwaitExpression':
      return isInstant('expression' in node ? node.expression : node.argument)
    case 'NewExpression':
      return node.callee.type === 'Identifier' && node.callee.name === 'Date'
    case 'CallExpression': {
      const { callee } = node
      const home = callee.type === 'MemberExpression' ? nameOf(callee.object) : ''
      // `parts.at(0)` is not an instant, although its method is called at.
      const saysInstant = callee.type === 'Identifier' && isInstant(callee)
      return /^(?:Date|Math)$/.test(home) || RETURNS_INSTANT.test(nameOf(callee)) || saysInstant
    }
    case 'Identifier':
    case 'MemberExpression':
      return INSTANT.test(nameOf(node))
    default:
      return false
  }
}

function isText(node: Operand): boolean {
  if (node.type === 'BinaryExpression')
    return node.operator === '+' && (isText(node.left) || isText(node.right))
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')
}

/**
 * Counts the places of a file where `new Date()` or `Date.parse()` may parse a text without a zone, which engines read in
 * the time zone of the machine. Parse such texts with `fromLocal()` or `moment-parser.ts` of `platform/contract`, and days
 * as `${day}T12:00:00Z`.
 */
export function zonelessReadings({ path, program }: Source): number {
  if (isTest(path) || path.endsWith('.bench.ts')) return 0
  let count = 0
  const judge = (args: readonly Argument[]) => {
    const [text] = args
    if (text && (args.length > 1 || !isInstant(text))) count += 1
  }
  new Visitor({
    NewExpression({ callee, arguments: args }) {
      if (nameOf(callee) === 'Date') judge(args)
    },
    CallExpression({ callee, arguments: args }) {
      if (
        callee.type === 'MemberExpression' &&
        nameOf(callee.object) === 'Date' &&
        nameOf(callee) === 'parse'
      )
        judge(args)
    },
  }).visit(program)
  return count
}

export function zonelessBeyondBaseline(
  sources: Source[],
  tolerated: Readonly<Record<string, number>>,
): string[] {
  return beyondTolerance({
    counts: new Map(sources.map((source) => [source.path, zonelessReadings(source)])),
    tolerated,
    tooMany: (path, count, allowed) =>
      `${path} reads a text as a date ${count} times without a zone, ${allowed} are tolerated: use fromLocal(), ` +
      `write its zone, or name the instant as one (…At, …Until)`,
    tooFew: (path, count, allowed) =>
      `${path}: only ${count} are left, lower the ${allowed} in instants-baseline.ts`,
  })
}
