// @ts-check
import { writeFileSync } from 'node:fs'

/**
 * Returns a reporter for errors outside of tests, which the JSON report omits: an unhandled rejection, a worker that ended.
 * @param {string} file
 */
export function unhandledErrors(file) {
  return {
    /**
     * @param {unknown} _modules
     * @param {readonly { message?: string, stack?: string }[]} errors
     */
    onTestRunEnd(_modules, errors) {
      writeFileSync(file, JSON.stringify(errors.map(({ message, stack }) => stack ?? message ?? '')))
    },
  }
}
