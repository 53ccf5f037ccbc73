import {
  type Expression,
  type JSXElement,
  type JSXFragment,
  type ObjectExpression,
  Visitor,
} from 'oxc-parser'
import { type Guard, isTest } from './source.ts'

const SPOKEN = new Set([
  'alt',
  'title',
  'placeholder',
  'label',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'aria-placeholder',
  // Props with texts of our own components.
  'cancel',
  'caption',
  'description',
  'empty',
  'heading',
  'hint',
  'message',
  'note',
  'question',
])
// closeLabel, confirmLabel, emptyText …
const SPOKEN_ENDING = /^(?!enterKeyHint).*(?:Label|Title|Text|Hint|Heading|Message|Placeholder)$/
// Functions that show text without JSX.
const SPEAKING = new Set(['toast'])
const LETTER = /\p{L}/u
// Heading elements.
const ELEMENT = /^h[1-6]$/

/** Forbids texts outside catalogues: in JSX, its attributes and the branches of its expressions. */
export const texts: Guard = (sources) =>
  sources
    .filter(({ path }) => /^src\/.*web\/.*\.tsx?$|\.tsx$/.test(path) && !isTest(path))
    .flatMap(({ path, program }) => {
      const found: string[] = []
      const read = ({ children }: JSXElement | JSXFragment): void => {
        for (const child of children) {
          if (child.type === 'JSXText') found.push(child.value)
          if (child.type === 'JSXExpressionContainer') found.push(...literals(child.expression))
        }
      }
      new Visitor({
        JSXElement: read,
        JSXFragment: read,
        JSXAttribute({ name, value }) {
          if (name.type !== 'JSXIdentifier' || !speaks(name.name) || !value) return
          if (value.type === 'Literal') found.push(String(value.value))
          if (value.type === 'JSXExpressionContainer') found.push(...literals(value.expression))
        },
        CallExpression({ callee, arguments: [said] }) {
          if (callee.type !== 'Identifier' || !SPEAKING.has(callee.name)) return
          if (said?.type === 'ObjectExpression') found.push(...spokenIn(said))
        },
      }).visit(program)
      return found
        .filter((text) => LETTER.test(text) && !ELEMENT.test(text))
        .map((text) => `${path} says "${text.trim()}" itself`)
    })

function speaks(name: string): boolean {
  return SPOKEN.has(name) || SPOKEN_ENDING.test(name)
}

function spokenIn({ properties }: ObjectExpression): string[] {
  return properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' && speaks(property.key.name)
      ? literals(property.value)
      : [],
  )
}

function literals(expression: Expression | { type: 'JSXEmptyExpression' }): string[] {
  switch (expression.type) {
    case 'Literal':
      return typeof expression.value === 'string' ? [expression.value] : []
    case 'TemplateLiteral':
      return expression.quasis.map(({ value }) => value.cooked ?? value.raw)
    case 'ConditionalExpression':
      return [...literals(expression.consequent), ...literals(expression.alternate)]
    case 'LogicalExpression':
      return [...literals(expression.left), ...literals(expression.right)]
    case 'ParenthesizedExpression':
      return literals(expression.expression)
    default:
      return []
  }
}
