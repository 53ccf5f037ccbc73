import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

export type Redis = {
  url: string
  /** Stops the server and closes every connection. */
  stop(): Promise<void>
  /** Restarts the server at the same address. */
  start(): Promise<void>
}

/**
 * Starts Redis if this machine has it. Redis is optional, so elsewhere a small server takes its place: it implements the
 * commands that the hub sends, delivers messages, and closes connections as a stopped Redis does.
 */
export async function startRedis(): Promise<Redis> {
  const port = await freePort()
  const hasRedis = spawnSync('redis-server', ['--version']).status === 0
  const open = hasRedis ? openProgram : openStandIn
  let close = await open(port)
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: () => close(),
    async start() {
      close = await open(port)
    },
  }
}

async function openProgram(port: number): Promise<() => Promise<void>> {
  const redis = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await once(redis.stdout, 'data')
  return async () => {
    if (redis.exitCode !== null || redis.signalCode !== null) return
    const exit = once(redis, 'exit')
    redis.kill()
    await exit
  }
}

async function openStandIn(port: number): Promise<() => Promise<void>> {
  const sockets = new Set<Socket>()
  const subscribers = new Map<string, Set<Socket>>()
  const server = createServer((socket) => {
    let rest = ''
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      sockets.delete(socket)
      for (const listening of subscribers.values()) listening.delete(socket)
    })
    // Latin-1 has one character for each byte; the protocol counts lengths in bytes.
    socket.setEncoding('latin1')
    socket.on('data', (text: string) => {
      const { commands, end } = readCommands(rest + text)
      rest = (rest + text).slice(end)
      for (const command of commands) socket.write(answer(command, socket), 'latin1')
    })
  })

  function answer([name = '', ...given]: readonly string[], socket: Socket): string {
    const [channel = '', message = ''] = given
    switch (name.toUpperCase()) {
      case 'HELLO':
        return `%1\r\n${bulk('proto')}:3\r\n`
      case 'CLIENT':
        return channel.toUpperCase() === 'SETINFO' ? '+OK\r\n' : '-ERR unknown subcommand\r\n'
      case 'PING':
        return '+PONG\r\n'
      case 'SUBSCRIBE':
        subscribers.set(channel, (subscribers.get(channel) ?? new Set()).add(socket))
        return `>3\r\n${bulk('subscribe')}${bulk(channel)}:1\r\n`
      case 'PUBLISH': {
        const listening = subscribers.get(channel) ?? new Set()
        for (const one of listening)
          one.write(`>3\r\n${bulk('message')}${bulk(channel)}${bulk(message)}`, 'latin1')
        return `:${listening.size}\r\n`
      }
      default:
        return `-ERR unknown command '${name}'\r\n`
    }
  }

  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
}

const bulk = (text: string) => `$${text.length}\r\n${text}\r\n`

/** Reads complete commands (arrays of texts with their lengths) and returns where the first incomplete one begins. */
function readCommands(text: string): { commands: string[][]; end: number } {
  const commands: string[][] = []
  let end = 0
  for (;;) {
    const read = readCommand(text, end)
    if (!read) return { commands, end }
    commands.push(read.command)
    end = read.end
  }
}

function readCommand(text: string, start: number): { command: string[]; end: number } | undefined {
  const head = readCount(text, start, '*')
  if (!head) return undefined
  const command: string[] = []
  let { end } = head
  while (command.length < head.count) {
    const length = readCount(text, end, '$')
    if (!length || text.length < length.end + length.count + 2) return undefined
    command.push(text.slice(length.end, length.end + length.count))
    end = length.end + length.count + 2
  }
  return { command, end }
}

function readCount(text: string, start: number, sign: '*' | '$'): { count: number; end: number } | undefined {
  const end = text.indexOf('\r\n', start)
  if (end < 0) return undefined
  if (text[start] !== sign) throw new Error(`Not a command: ${text.slice(start, end)}`)
  return { count: Number(text.slice(start + 1, end)), end: end + 2 }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const closed = once(server, 'close')
  server.close()
  await closed
  return port
}
