import { jsx as make, jsxs as makeMany } from 'react/jsx-runtime'
import { elementWriter } from './element-writer.ts'

export { Fragment } from 'react/jsx-runtime'

/**
 * Makes every element of the product: `vite-cyrillic-elements.ts` puts these two in the place of React's. Where the reader has
 * chosen Cyrillic, the words of an element are written so, on the server and in the browser alike.
 */
export const jsx: typeof make = (type, props, key) =>
  elementWriter()?.(make, { type, props, key }) ?? make(type, props, key)

export const jsxs: typeof makeMany = (type, props, key) =>
  elementWriter()?.(makeMany, { type, props, key }) ?? makeMany(type, props, key)
