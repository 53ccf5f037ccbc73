import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const APP = `
import { guardAgainstOrphaning } from ${JSON.stringify(import.meta.resolve('./orphan-guard.ts'))}
guardAgainstOrphaning(() => { console.log('left'); process.exit() })
console.log('up')
setTimeout(() => process.exit(), 5000)
`
const LAUNCHER = `
const { spawn } = require('node:child_process')
const app = ['--input-type=module', '-e', process.env.APP]
const env = { ...process.env, ZAMAH_LAUNCHERS: String(process.pid) }
spawn(process.execPath, app, { stdio: 'inherit', env })
setInterval(() => {}, 1000)
`

test('the product leaves when its launcher is killed', async () => {
  const launcher = spawn(process.execPath, ['-e', LAUNCHER], {
    env: { ...process.env, APP },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let heard = ''
  launcher.stdout.on('data', (chunk) => (heard += String(chunk)))
  await once(launcher.stdout, 'data')
  launcher.kill('SIGKILL')
  await once(launcher.stdout, 'close')
  expect(heard).toBe('up\nleft\n')
})

test('the product leaves when npm is killed behind its shell', async () => {
  const app = `'${process.execPath}' --input-type=module -e "$APP"; true`
  const npm = `
    const shell = require('node:child_process').spawn('sh', ['-c', process.env.LINE], { stdio: 'inherit' })
    setInterval(() => {}, 1000)`
  const launcher = spawn(process.execPath, ['-e', npm], {
    env: { ...process.env, APP, LINE: `ZAMAH_LAUNCHERS=$$,$PPID ${app}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let heard = ''
  launcher.stdout.on('data', (chunk) => (heard += String(chunk)))
  await once(launcher.stdout, 'data')
  launcher.kill('SIGKILL')
  await once(launcher.stdout, 'close')
  expect(heard).toBe('up\nleft\n')
})

test('a process that nobody launched stays', async () => {
  const { ZAMAH_LAUNCHERS: _, ...env } = process.env
  const app = spawn(process.execPath, ['--input-type=module', '-e', APP.replace('5000', '900')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let heard = ''
  app.stdout.on('data', (chunk) => (heard += String(chunk)))
  await once(app, 'close')
  expect(heard).toBe('up\n')
})
