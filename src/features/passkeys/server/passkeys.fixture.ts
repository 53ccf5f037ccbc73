import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url')

/** Simulates an authenticator that holds one real key and sets every flag of a verified user. */
export function device({ origin = 'http://localhost:3000', verifies = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const rpIdHash = sha256(new URL(origin).hostname)
  let counter = 0

  function clientData(type: string, challenge: string) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }
  function authenticatorData(isNew: boolean): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const flags = Buffer.from([1 | (verifies ? 4 : 0) | (isNew ? 64 : 0)])
    const length = Buffer.from([0, id.length])
    const attested = isNew ? [Buffer.alloc(16), length, id, coseOf(publicKey)] : []
    return Buffer.concat([rpIdHash, flags, count, ...attested])
  }
  const credential = { id: base64url(id), rawId: base64url(id), type: 'public-key' as const }
  return {
    create(challenge: string) {
      const data = authenticatorData(true)
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(data),
      ])
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      }
    },
    sign(challenge: string, { userId, count = true }: { userId?: string; count?: boolean } = {}) {
      if (count) counter += 1
      const data = authenticatorData(false)
      const client = clientData('webauthn.get', challenge)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          ...(userId !== undefined && { userHandle: base64url(userId) }),
        },
      }
    },
  }
}

/** Encodes the public key as COSE: EC2, ES256, P-256, x and y. */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return Buffer.concat([
    Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]),
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ])
}

const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])
const bytes = (data: Buffer) => Buffer.concat([Buffer.from([0x58, data.length]), data])
