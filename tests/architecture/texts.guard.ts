import { type Expression, type JSXElement, type JSXFragment, Visitor } from 'oxc-parser'
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
])
const LETTER = /\p{L}/u

/** What people read lives in catalogues: no text stands in JSX, in its attributes or in the branches of its expressions. */
export const texts: Guard = (sources) =>
  sources
    .filter(({ path }) => path.endsWith('.tsx') && !isTest(path))
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
          if (name.type !== 'JSXIdentifier' || !SPOKEN.has(name.name) || !value) return
          if (value.type === 'Literal') found.push(String(value.value))
          if (value.type === 'JSXExpressionContainer') found.push(...literals(value.expression))
        },
      }).visit(program)
      return found.filter((text) => LETTER.test(text)).map((text) => `${path} says "${text.trim()}" itself`)
    })

function literals(expression: Expression | { type: 'JSXEmptyExpression' }): string[] {
  switch (expression.type) {
    case 'Literal':
      return typeof expression.value === 'string' ? [expression.value] : []
    case 'TemplateLiteral':
      return expression.quasis.map(({ value }) => value.raw)
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
