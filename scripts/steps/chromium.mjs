// @ts-check
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fail, run } from './process.mjs'

// The headless shell renders the same pages with two thirds of the processor time, so it comes first.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
/** @typedef {[command: string, calls: string[][]]} Installer */

const APT_INSTALL = ['install', '-y', '--no-install-recommends']

/**
 * Commands of each package manager, run in this order until a browser is installed.
 * @type {Installer[]}
 */
const INSTALLERS = [
  ['apt-get', [['update'], [...APT_INSTALL, 'chromium-headless-shell'], [...APT_INSTALL, 'chromium']]],
  ['apk', [['add', '--no-cache', 'chromium']]],
  ['dnf', [['install', '-y', 'chromium']]],
  ['pacman', [['-Sy', '--noconfirm', 'chromium']]],
]

/** Finds a browser for the journeys, or installs one with the system's package manager, or says what to do. */
export async function ensureChromium() {
  const found = findChromium()
  if (found) return found
  const installer = INSTALLERS.find(([command]) => onPath(command))
  if (installer && process.getuid?.() === 0) {
    process.stdout.write('Installing Chromium for the browser tests…\n')
    const [command, calls] = installer
    const refusals = []
    for (const args of calls) {
      const { ok, output } = await run(command, args, {
        quiet: true,
        env: { DEBIAN_FRONTEND: 'noninteractive' },
      })
      const installed = findChromium()
      if (installed) return installed
      if (!ok) refusals.push(output)
    }
    process.stderr.write(refusals.join('\n'))
  }
  return fail(`The browser tests need Chromium, and none was found. ${advice(installer)}`)
}

function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given) return isRunnable(given) ? given : fail(`CHROMIUM_PATH names no program: ${given}`)
  return NAMES.map(onPath).find(Boolean) ?? PLACES.find(isRunnable)
}

/** @param {Installer | undefined} installer */
function advice(installer) {
  const own = 'set CHROMIUM_PATH to the program of a Chromium or Chrome you have'
  if (!installer) return `Install Chromium or Chrome, or ${own}.`
  const [command, calls] = installer
  return `Run: sudo ${command} ${calls.at(-1)?.join(' ')}, or ${own}.`
}

/** @param {string} name */
function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find(isRunnable)
}

/** @param {string} path */
function isRunnable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
